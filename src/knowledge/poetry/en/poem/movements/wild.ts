import type { Movement } from '../verses.ts'

/** Weather, hills and creatures: they are not about us, and that is the rest in them. */
export const wild: Movement = {
  turns: `
I came out with a [trouble|question] in my head.
I put it down to look at this instead.

It doesn’t teach us. It is not here for
our [good|sake]. It only is, and then is more.
~
I came out with my trouble on
like [shoes|boots] a size too tight,
and somewhere in the looking, they
came off, without a fight.

It isn’t here to [comfort|flatter] me.
It has its own affairs,
and yet I carried, going in,
some of it up the stairs.
~
I had come out to think.
It was a good [problem|worry], I had brought it in both hands.
I cannot tell you where I put it down.

It is not a lesson.
It is not about us.
This is the [restful|good] thing about it.`,

  closings: `
I ask for nothing. It gives nothing. We
get on like this, and both of us go free.

If anyone should ask about my day:
a [door|gate] stood open, and I walked that way.

It will be here tomorrow, new as now.
I needn’t understand it. I can bow.
~
So if you find me standing here
with [supper|dinner] getting cold,
just stand a while. It’s not a thing
that does well being told.
~
If I am late, say I was [detained|called away].
Say it was nothing.
Say it went on for quite a while
and I would not have missed it.

I put my palms together,
not to ask for anything.
Only the way you do
when someone older comes into the [room|yard].`,
}
