export const homeAndAway = {
  home: `
The door at home has never shut quite right:
it lets in dogs, and neighbours, and the light.

I know the stair that speaks, the tap that weeps,
the corner where the old dog curls and sleeps.
~
At home the tap must be turned twice
and then it starts to sing.
I never thought that I would miss
so small, so cross a thing.

My home is where I go at night
in sleep, from room to room,
and touch the doorframe’s pencil marks,
the bucket and the broom.
~
At home there is a cup nobody uses
because it is mine.
It has been [four|six] years.
They dust it, I am told, on Saturdays.

Home is not the house.
Home is knowing, in the dark,
how many steps there are
and which one to forgive.
~
rain starts, and at home
someone I love is running
to bring in the clothes`,

  abroad: `
I went abroad with pickle in my case
and fourteen blessings drying on my face.

The night shift ends. Where I was born, it’s noon;
they say the maize is in, the rains come soon.

I’ve learned to say I’m fine in three new ways.
I keep two clocks, and live in both their days.
~
The day I went abroad, the dog
came running with the bus
as far as where the tarmac starts,
then sat, and looked at us.

Abroad, I eat at half past two
alone, and from a tin,
and set the phone against the wall
so they can all come in.
~
Abroad, they ask how to say my name
and then say something near it.
I have begun to answer.
At night, on the phone, it comes back whole.
~
two clocks on the wall:
abroad, and where the rice is
just now coming up`,

  village: `
My village is a lamplit flight of stairs
that climbs through millet, mist and evening prayers.

The bus comes once. It brings the news, the salt,
and turns beneath the pipal to a halt.
~
My village has more doors than folk;
the young have gone to town.
The old sit out along the wall
and watch the sun go down.
~
In my village the path goes through
everybody’s yard.
You cannot walk to the tap
without being asked about your knee.
~
village road at noon —
a hen, a goat and the bus,
each sure it is theirs`,

  country: `
My country is a page that someone creased
and creased again, until the flat land ceased.

It hangs its rivers out on every side
like washing that no wind has ever dried.
~
My country is a crowded bus
upon a narrow bend:
we lean together, shout, and share,
and get there in the end.
~
My country fits in a suitcase
if you leave out the mountains.
I left out the mountains.
All year the suitcase has been too heavy.
~
small on the school globe
my country, under one thumb —
and still the thumb climbs`,

  city: `
The city shakes its keys at half past four:
a shutter, then a horn, then twenty more.

A god looks out between two phone-shop signs.
A woman lights him, and the wet street shines.
~
The city never learned my name.
It knows me by my tread,
my bus, my stall, my two small teas,
the hour I go to bed.
~
In the city I know forty people
by their shoes on my ceiling,
their radio, their cough.
We have never met. Goodnight, we say, with switches.
~
city power cut —
and up over the rooftops
everybody’s stars`,
}
