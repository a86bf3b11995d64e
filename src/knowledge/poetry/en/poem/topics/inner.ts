export const inner = {
  dreams: `
My dream was large when I was ten: a sea,
a flag, a horse. It has grown up with me.

It has a bus pass now, it packs a lunch,
and still leans out of windows on a hunch.
~
I had a dream and told no one.
I shut it in a tin.
This spring it pushed the lid aside
and let the light get in.
~
My dream is not very big any more.
It fits in a rucksack.
I have begun, on Sundays,
to take it a little way up the hill.
~
the dream I put off —
under the bed, in its box,
learning to walk round`,

  words: `
My words are like a drawer of socks: no pair
will match. I put them on. They’re what I wear.

And yet a stranger far from here may read
and stop, and find in one the thing they need.
~
The words I have are secondhand:
they’ve all been used before
for bread, for war, for: wait for me.
I wash them at the door.
~
I had the words a moment ago.
They were by the door, with the umbrella.
Perhaps you took them by mistake.
Keep them. They may be yours.
~
the right words — they come
when the guests have gone, and sit
in the empty chairs`,

  self: `
I met myself today upon the stair:
the younger one, with all that foolish hair.

I thought I’d be ashamed. I held the door.
I said: go on. It’s good. There’s plenty more.
~
I saw myself in window glass,
a stranger passing by,
and thought: now there goes someone tired
who’s giving it a try.
~
I have lived with myself a long time now.
I know which stair I avoid.
I know the joke.
Some evenings I am quite glad of the company.
~
myself, aged seven,
comes to the mirror to see
how it all turned out`,

  life: `
My life so far: a gate, a river, bread,
some winters, and the things that should be said.

I thought it would begin. It had begun.
It was that wall, that afternoon of sun.
~
I thought my life was up ahead
somewhere beyond the snow.
It tapped me, holding out my lunch:
you left this, years ago.
~
My life fits on the back of a bus ticket
if you write small:
rain, rain, a kitchen,
a hand, a great deal of looking for shoes.
~
whole life in one bag:
the zip won’t close, and someone
sits on it, laughing`,
}
