export const losses = {
  loss: `
The loss is not a hole. It is a chair
we go on setting out, with no one there.

Some days I lift the phone to call, and then
remember. Put it, slowly, down again.
~
A loss is not a single day.
It visits, in its shawl,
on [birthdays|Sundays], at the smell of soap,
at nothing much at all.
~
They tell you loss gets smaller.
It does not.
You build a larger house around it,
room by room, and one day it has a window.
~
the day after loss:
the neighbour’s rooster, the milk,
the usual sun`,

  death: `
Death came, a quiet guest, and did not stay.
It took one coat down, and it went away.

We fold the blanket. Then the river, cold
and green, accepts the ash, the marigold.
~
Since death came by, the house is full
of things that you would say.
They stand about with folded hands
and will not go away.
~
After the death the clocks went on.
Someone had to feed the hens.
I fed the hens.
~
death took the one breath —
the river takes the petals
and does not hurry`,

  heartbreak: `
Heartbreak is quite polite. It pays its way.
It only wants to talk of you all day.

I gave you back your book, your keys, your coat,
and kept one laugh of yours here in my throat.
~
Heartbreak has made me good at small
and necessary things:
the drain, the bulb, the letter owed.
The phone no longer rings.
~
Heartbreak is mostly paperwork.
You move your toothbrush.
You take one name out of the sentence
and the sentence falls over.
~
heartbreak: the playlist
still plays us in the order
we happened: first rain`,
}
