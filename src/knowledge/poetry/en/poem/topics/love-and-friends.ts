export const loveAndFriends = {
  love: `
I thought that love would be a burning street.
It turned the page for me. It warmed my feet.

You take the half of bed beside the door.
I’ve never asked you what you take it for.
~
I did not hear when love came in.
It made no noise, it sat
among us, peeling tangerines,
and had hung up its hat.

Love runs outside as rain begins
to bring the washing in,
and stands there holding all your shirts,
soaked, laughing, to the skin.
~
Love, it turns out, is mostly this:
you save me the crisp part of the rice.
I pretend not to want it.
We have been doing this for years.
~
love, in the small hours
your cold feet find me, and I
pretend to complain`,

  friend: `
My friend, I said that I was doing fine.
You took your coat off, hung it next to mine.

We have not talked since [spring|June], and when we do,
the joke we dropped is there, as good as new.
~
My friend, you never asked me why.
You came and moved the chairs,
and swept, and cooked, and hummed a bit,
and sat down on the stairs.

A friend will walk you to the bus
and talk, and let it pass.
The last one finds you in the dark
still laughing in the grass.
~
My friend, you are the only one
who knows the whole story,
and you still let me tell it
from the beginning, with the voices.
~
we said one cup, friend —
the tea shop boy has lifted
the chairs around us`,

  child: `
The child holds up a stone for me to see.
It is the only stone there’ll ever be.

Small shoes beside the door, a crayon sun:
at last the house has learned the way to run.
~
The child is sleeping on my arm.
I dare not move or sing.
I never knew how still I’d keep
for such a little thing.
~
The child asks where the day goes.
I point to the ridge.
Then who is over there, she says,
saying good morning?
~
milk teeth in a box —
the child asks me how the moon
loses and grows hers`,
}
