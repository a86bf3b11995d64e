import type { Movement } from '../verses.ts'

/** Quiet things and questions: sat beside rather than solved. */
export const stillness: Movement = {
  turns: `
Some days it’s stone. Some days it’s like a bird
that’s in the [room|house]. I haven’t said a word.

I have not said it all. I’ll let it be.
There’s [time|room] for it, and there is room for me.
~
Some days it’s heavy as a [door|well].
Some days it is a bird
that has got in. You hold your breath.
You do not say a word.

I have not said it all. I’ll stay
a while, till it and I
have sat beside one little [lamp|stove]
and no one wonders why.
~
I have not said it all.
We sit like two people at a [station|bus stop]
who have stopped looking at the board.

Some days it is a stone.
Some days it is a bird that has come into the [room|house],
and the whole art
is not to stand up too fast.`,

  closings: `
I had a wiser thing to say. It fled.
Sit here. We’ll share the quiet, and the bread.
~
I had a wiser thing to say.
It’s wandered down the street.
I’ve left the door unlatched for it
and saved the [window|softer] seat.
~
I had something wiser to say.
It has gone.
Let us sit here without it, with the door open.`,
}
