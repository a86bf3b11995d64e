import type { Movement } from '../verses.ts'

/** Home, distance and the past: what is left comes along. */
export const away: Movement = {
  turns: `
I used to think that distance was a wall.
It is a road. It has no [gate|lock] at all.

What’s gone is gone. But let the first rain fall
on dust, and I am standing in it all.

Some nights I walk it, step by step, in sleep,
and [check|count] the things I did not think to keep.
~
I thought that I had gone away.
It seems I only spread,
the way a river does that still
is in its [mountain|pebble] bed.

I am two people. One gets on.
One waits beside a gate,
and neither of us [minds|cares] at all
the other being late.

The first rain falling on the dust,
a [radio|spoon, a bell], a broom,
and there it is, the whole of it,
arriving in the room.
~
I thought I was leaving it.
I was only taking it somewhere
it had never been.

There are two of me by now.
One has learned the [trains|buses].
One is still at the gate, holding the dog.

Then the first rain falls on dust, anywhere,
any pavement,
and I am [six|nine], and late, and someone is calling.`,

  closings: `
So keep a cup for me upon the shelf.
I’m coming, slowly, carrying myself.

It isn’t lost. I have it when I hum.
A road goes back as well. Tell them I’ll come.

One day I’ll knock. Whoever lifts the pin
will not know me, and will still say: come in.
~
So keep my cup, the one that’s chipped.
Don’t give away my chair.
I’m on the [longest|slowest] road of all,
and I am nearly there.

And if they ask me where it is,
I’ll put one finger here,
a little to the left of [speech|breath],
and say it’s very near.
~
Keep my [cup|chair].
I am coming by the long road,
the one that goes through everything first.

If you want to know where I am from,
watch what I do
when somebody comes to the [door|gate].

I have planted [mustard|coriander] in a tin.
It does not know where it is either.
It is coming up.`,
}
