import type { Movement } from '../verses.ts'

/** Family: love that was done rather than said, and is handed on. */
export const kin: Movement = {
  turns: `
I used to think that love would make a speech.
It sets the [better|sweeter] portion in my reach.

We are not people who embrace, or weep.
We say: it’s late, it’s [cold|dark], now get some sleep.

And now I find the gesture in my hand:
the same [slow|plain] care. I start to understand.
~
It was not spoken, or not much.
It did not need to be.
It was the bigger piece of [fish|bread]
set down in front of me.

I banged the gate when I was young
and did not turn my head.
They kept it on the latch for me
and [nothing more was|not a word was] said.

I catch it sometimes in the glass:
that tilt, that way to stand,
and once, when I was pouring [tea|milk],
the turning of the hand.
~
It took me years to learn the language:
that eat means stay,
that it is late means I was worried,
that [go carefully|phone when you get there] means everything else.

We were not good at saying it.
We were good at second helpings,
at standing in the [road|rain] until the bus was small.

I have the same hands now.
I noticed it today, reaching for a [cup|spoon]
as though someone were reaching through me.`,

  closings: `
If I am kind, I learned it at that door.
I hand it on. There always will be more.
~
So let me do the little things
the way I saw them done:
the cup kept [warm|full], the coat held out,
the blanket in the sun.

I cannot pay it back. I’ve tried.
It never was a loan.
You take it down the [road|lane] a way
and pass it on, full-grown.
~
So tonight I leave the light on.
I make too much rice.
I stand a little at the [door|gate],
in case.`,
}
