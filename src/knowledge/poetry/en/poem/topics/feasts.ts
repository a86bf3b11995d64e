export const feasts = {
  festival: `
The festival brings cousins by the score:
their shoes are like a market at the door.

The oldest thumb sets rice and red just so
on every brow. We bend. It’s how we grow.
~
The festival is lamps in rows
along the sill, the stair;
it’s one aunt laughing so that all
the street knows she is there.

This festival, I’m far from home.
I light a lamp, and phone.
They pass me round from face to face.
I am not quite alone.
~
For the festival we whitewash the house
as high as my father can reach.
Above that it is last year,
and the year before.
~
festival morning —
grandmother’s thumb, red with rice,
finds every forehead

the festival’s last
lamp, and one small moth who came
late, but is let in`,

  birthday: `
A birthday is a stair. You stop and look:
so that’s how high. So that is what it took.

The candles lean. You wish. You mustn’t tell.
(You wish that it would all go on. And well.)
~
A birthday cake that leans a bit,
its icing spelled all wrong,
and everyone who knows my name
is shouting through the song.
~
On my birthday my mother rings
at the exact minute.
Now you are here, she says,
every year, as if I had just come in from the rain.
~
birthday: the candles
outnumber the guests, and shine
the longer for it`,

  song: `
A song went by me on a bus’s roof
and left one line behind, as if for proof.

All day it’s hung its coat up in my ear;
I hum it, and the dishes disappear.
~
A song does not know where it’s from:
some field, some grief, some fair.
It gets inside a stranger’s mouth
and finds its living there.
~
There is a song my uncle sings
when he is driving uphill.
It has no words, only gears.
We all join in at the bend.
~
old song, new singer —
she breaks it at the one place
where it always broke`,

  tea: `
The tea is never only tea. It’s: sit,
it’s: tell me, it’s: the rain, come look at it.

It’s ginger, milk, a finger-burning glass,
a wall to lean on while the buses pass.
~
Some tea, a bench, a tin-roofed stall,
a radio, a friend.
The talk goes nowhere, and gets there,
and has no need to end.
~
We do not say, are you all right.
We say, will you have tea.
The answer is always: just had some.
Then the water is put on.
~
two glasses of tea:
the steam leans over to hear
what the other says`,

  food: `
The food is nearly done. The lids all dance.
We hover by the door as if by chance.

Rice first, then lentils, greens, a pickle, heat.
Whatever else was wrong, sit down and eat.
~
The food is plain: some rice, some greens,
a thing that burns the tongue.
My whole life has been leading up
to this since I was young.
~
The food is finished when she says it is.
The food is finished when nobody can move.
Then there is a little more,
which does not count, which is for the road.
~
steam over the food —
for a moment all of us
with the same blurred face`,

  joy: `
A joy came in by accident, all wet,
and shook itself on everyone it met.

I didn’t ask how long it meant to stay.
I cleared the chair, and put the news away.
~
My joy has such a little cause:
a child upon a bus
who waved, and had a whole front seat,
and waved at all of us.
~
The joy lasted from the gate to the road.
Eleven steps.
Nothing happened.
I should like it written down somewhere.
~
joy, for no reason:
the goat on the wall jumps straight
up, and comes down pleased`,

  gratitude: `
My gratitude is for the plainest things:
the tap that runs, the telephone that rings,

for knees, for salt, for someone’s borrowed light,
for being tired enough to sleep at night.
~
My gratitude has no good coat;
it comes in what it’s got,
and stands there with its hat in hand
and says: it was a lot.
~
Today’s gratitude, in no order:
that the tap ran.
That the knee bent.
That nobody I love is in the news.
~
gratitude: I bow
to the bus, the road, the brakes,
the one who waited`,
}
