import type { SolaceVerses } from '../solace-verses.ts'

export const quatrains: SolaceVerses = {
  openings: {
    despair: `
I’m glad you wrote it down. Sit here.
You need not be alone.
We’ll take the next five minutes first
and leave the rest unknown.

It’s dark, and what you feel is real.
I won’t say it is small.
But nights have ends, and you need not
decide a thing at all.

The worst of it talks very loud
and says there’s nothing more.
It’s said so, and been wrong, on nights
that you have crossed before.

You’re tired. You’ve held this up so long
with no one else to see.
Put down the talking and the thought
and sit a while with me.

The week is more than you can lift.
We’ll only count to ten,
and if you’ve got to ten, that’s good.
We’ll count to ten again.

You did not have to find the words.
You found a few. They’ll do.
I’ve read them slowly, start to end,
and I’m not shocked at you.`,

    harm: `
I read it, and I know it’s so.
You need not make your case.
It was not you. The wrong was theirs
in every time and place.

No thing you said, no thing you wore,
no place you chose to go
was cause of it. They did the wrong.
That’s all I need to know.

It took a lot to put it down
in words upon a page.
I do believe you. There is room
for silence, and for rage.

They had no right. They never had.
However you got through
was right: to freeze, to fight, to wait.
It was not up to you.

It may come back in bits, with gaps,
the wrong way round, or late.
That doesn’t make it less than true.
The order, too, can wait.

Don’t look for what you might have done.
There isn’t one thing there.
A person chose to do you wrong.
It’s theirs alone to bear.`,

    loss: `
Some things are larger than a page.
I will not try to write
a reason on to this. I’ll keep
you company tonight.

You’ve nothing to explain in here
and nothing to put right.
The heart is slow. It takes its time.
It needn’t heal tonight.

A thing like this has no right size:
it will not fold, or close.
I’ve come to sit by it with you
however long it goes.

They’ll tell you to be strong. You may
be anything at all:
be still, be cross, be nobody,
be someone very small.`,
  },

  images: `
The lamp has made a little room
of light upon the floor.
It isn’t [large|much]. It’s wide enough
for two of us, or more.

I’ve put the kettle on. It’s slow.
We have no need of fast.
We’ll let the minutes, one by one,
come in, sit down, go past.

I will not ask you how you are.
I’ll ask you if you ate.
And if you haven’t, there is [rice|bread].
It’s there. It’s on a plate.

A nurse, a baker and a friend
are up. Their lamps are lit.
The dark is wide, but there are some
who keep awake in it.

The tree outside has stood through more
than either of us knows.
It lost a branch. It stands there still,
and round the place it grows.

We needn’t talk. We needn’t not.
A silence is all right.
I’ve often heard what people mean
by sitting half the night.

Here is a blanket. Here’s a chair.
They ask for no reply.
You’ve come as far as here. That’s far.
You needn’t tell me why.

The chair can carry all your weight.
It doesn’t mind at all.
You’ve held yourself together long.
You needn’t sit up tall.

There’s somebody across the road
who hasn’t pulled the blind.
They’ve left a bulb on in the hall,
the small, all-evening kind.

I have some beans to shell. I’ll sit
and shell them, one by one.
You needn’t talk. You needn’t help.
They never need be done.

Next door the evening’s plates and cups
are being put away.
They do it softly, taking time.
They’ve also had a day.`,

  closings: {
    despair: `
So stay with me till it gets light.
It’s not so far to go.
And ring up someone. Say it plain.
They would much rather know.

One call is all there is to do.
Say: can you come round here?
You needn’t tell them everything.
It helps that they are near.

When it gets light, the street will wake,
the bread, the early bus.
Be here for that. Call someone now
and wait for it with us.

If it gets hard, go out to where
there’s company and light:
a friend’s, a neighbour’s, or a voice
that’s there to call all night.

It’s on a card, or on your phone:
a number you can ring.
You press it, and you say hello.
You needn’t plan a thing.

If no one answers, try the next.
Then go where someone’s up:
a neighbour’s door, a ward, a shop
with lights, a chair, a cup.`,

    harm: `
And when you want to, there are some
who’ll listen, and who’ll stay.
You pick the person and the hour
and how much you will say.

If you’re not safe, tell one you trust.
Ask: can I come and stay?
Or ask them to come out to you.
You can do that today.

Your anger’s right. Your tears are, too.
You need not put them by,
or say you’re fine, or keep it small,
or give a reason why.

You are not what was done to you.
You’re you: your voice, your hands,
the things you love, the friend you are,
and someone understands.

The key is yours. The door is yours.
You say who may come in,
how near they sit, how long they stay,
and where you will begin.

If only one believes you, then
that one’s the place to start.
You needn’t tell them all of it.
You’re free to pick the part.`,

    loss: `
And if you have a name, then say
the name, however low.
A name can stay. It has no need
to finish, or to go.

You needn’t lay this down by spring
or any certain day.
It’s yours to hold. Some of it’s love,
and love’s allowed to stay.

There’ll be a morning, and a cup,
and things that you must do.
Till then there’s nothing. Only sit.
I’ll sit here, too, with you.

Let those who love you bring the rice
and wash the plates, and stay.
You don’t have to be good at this.
Nobody knows the way.`,
  },
}
