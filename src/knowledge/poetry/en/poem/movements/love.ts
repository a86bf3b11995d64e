import type { Movement } from '../verses.ts'

/** Love and friendship: daily, unheroic, and kept up. */
export const love: Movement = {
  turns: `
No drum announced it. No one fell or swore.
It only stayed, and then it stayed some more.

We come with scars and habits, [debts|doubts] and fears.
You learn a person slowly, over years.

It isn’t that the dark is less. We’ve two
small torches, and a [joke|song] to see us through.
~
It had no speech. It only came
with mud on both its shoes,
and set a [parcel|basket] down, and asked
if there was any news.

The heart is not a thing of glass
that breaks and then is through.
It is a field. It takes the plough.
It takes the [mustard|flowers] too.
~
I was told there would be [lightning|violins].
There was someone holding a torch
while I looked for the fuse.

We have quarrelled about everything,
and always, in the middle,
one of us gets up
to see if the other one is [cold|hungry].

Hearts are not glass.
I have dropped mine on every floor in this [city|house]
and it is still asking when we eat.`,

  closings: `
So stay a while. There’s [rice|soup]. I’ve kept you some.
And if you can’t, then tell me when you’ll come.

No promise but the plain one: I’ll be near.
I may well burn the [bread|rice], but I’ll be here.

Let it be small. A lamp is small, and yet
the whole room [leans|turns] to where the lamp is set.
~
So stay. There’s rice. I kept the crust.
The kettle’s nearly on.
We’ll talk until there’s no more [talk|night]
and listen when it’s gone.

A lamp is such a little thing,
a thumb of yellow air,
and yet the whole room [turns|leans] to it.
I mean to keep it there.

I make no promise but the plain:
I’ll come out when it pours,
I’ll hear the story of your [day|walk].
The better half is yours.
~
Stay. I have saved you some.
If you cannot stay,
take it with you,
and bring back the [bowl|lid].

If anyone should ask what we did here,
say that there was a lamp,
and that we moved it
nearer to each other’s books.`,
}
