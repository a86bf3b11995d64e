import type { Movement } from '../verses.ts'

/** Grief and low days: nothing is explained away, and someone is awake. */
export const loss: Movement = {
  turns: `
They say that it will pass. Perhaps it will.
[Today|Tonight] I only mean to be quite still.

The world went on. I thought that it would stop.
Somebody opened up the [corner|barber] shop.

It hurts the way that frozen fingers do
when warmth comes back, and feeling is let through.

Somebody else has [cried|sat] upon this stair.
The stone is hollowed where they sat, just there.
~
The world went on. I thought it rude.
The [milk|bread] was at the gate.
The children went by, eating plums,
and calling, You’ll be late.

A crack is where the wall gives up,
I thought. But look, this year
the swallows have moved into it
and [three|four] small heads appear.
~
I thought the world would stop.
Someone was beating a carpet two roofs over.
I was angry. Then I was grateful for the carpet.

I do not have to understand it today.
Today I have to wash this bowl,
this one, [blue|green], with the chip.

Other people have sat on this step.
The stone has a dip in it.
Whoever they were,
they got up after a while.`,

  closings: `
So rest. There’s nothing that you have to do.
The morning knows the way. It comes to you.

I’ll set the second cup out, all the same.
Some evenings it is good to say the name.

And if a bird should come and sing, I’ll hear.
It’s not forgetting. It’s another year.
~
So let it rain. I’ll light the [stove|lamp].
I’ll say the name out loud.
The mountain has not gone away.
It’s standing in the cloud.

Somewhere a baker’s up at [three|four],
a nurse, a driver too.
The night is long, but it is staffed.
They’re keeping it for you.
~
There is cloud all the way down to the [bus park|bridge].
Behind it the mountain
is doing what it always does,
which is stay.

It is [three|four] in the morning.
A baker is awake, a nurse, a driver with his flask.
The night is long,
but it is staffed.`,
}
