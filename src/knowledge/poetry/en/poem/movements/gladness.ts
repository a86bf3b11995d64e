import type { Movement } from '../verses.ts'

/** Feasts and small joys: they do not last, and are passed round. */
export const gladness: Movement = {
  turns: `
It will not last. What lasts? The river, stone.
But we are [warm|here], and we are not alone.

Somebody’s missing. So we leave a space,
and set the largest helping in its place.

It’s small. It cost us nothing. But I swear
there was a minute when the [roof|floor] was air.
~
It will not last. Nor will the rice.
Nor will these shoes, these feet.
It’s no great reason to sit out
the dance, or not to eat.

Somebody’s missing, so we leave
a [gap|place] along the wall,
and say the joke they would have made.
It’s still the best of all.
~
It will not last.
I mention it only
because the [rice|mango] will not either,
and look how we are eating.

Someone is missing.
So we tell the story the way they told it,
with the wrong [ending|name in it],
and everybody laughs in the right place.`,

  closings: `
So take some with you. Here, it’s wrapped, it’s hot.
The more of it we give, the more we’ve got.
~
So take some with you. Hold it flat.
It’s hot, it’s wrapped in leaf.
There’s always more. It’s how it’s made.
It’s stronger stuff than grief.

I’d like to keep it in a jar
for [nights|days] in need of one:
the noise, the steam, the open door,
old people in the sun.
~
Take some with you.
No, take more than that.
The bowl you can bring back
when you come, and you will come.

I would like to keep some of this
for a [January|night in January].
Just the noise.
Just the noise, and whoever that was on the stairs.`,
}
