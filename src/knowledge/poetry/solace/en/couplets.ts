import type { SolaceVerses } from '../solace-verses.ts'

export const couplets: SolaceVerses = {
  openings: {
    despair: `
You need not [hold|face] the whole of it tonight.
Stay here with me until the window’s light.

You’ve [carried this|held all this] alone, and it is late.
I’m glad you wrote. Sit here. The rest can wait.

I’m glad that you are here. I’ll say it plain:
I’m glad. And if you’re quiet, I’ll remain.

Tonight the pain is all that you can see.
You needn’t see beyond it. Sit with me.

I will not say it’s small. I’ve read each line.
You needn’t make it neat, or say you’re fine.

There’s nothing to decide tonight. The week
can wait. Not even I need hear you speak.`,

    harm: `
What happened was not yours. It was not you.
I do not ask for proof. I know it’s true.

You didn’t ask for it. You’re not to blame,
not for one [hour|word|part] of it. It’s not your shame.

You told it. That took more than people know.
I heard, and I believe you. Take it slow.

Somebody did you wrong. I’ll say it clear:
the wrong was theirs, and you are welcome here.

The road you took, your clothes, the time of night
did nothing. Someone did. You’ve got that right.

You may have lost the order, or the day.
It’s true in bits. I hear it either way.`,

    loss: `
There are no words the size of this. I know.
I’ll sit with you, and let the evening go.

So much has changed, and none of it was planned.
I will not say that I can understand.

There’s nothing here that you must bear alone,
or get beyond, or hold as still as stone.

Out there the day goes on as if it’s fine.
Here it may stop. Your [cup|chair] is next to mine.`,
  },

  images: `
The lamp is on. It asks for no reply.
It leaves a [little|yellow] circle, warm and dry.

I’ve put a [cup|bowl] of something warm by you.
You needn’t drink. It’s there to hold on to.

I’m sitting near, but not too near. A chair
is all I am. You need not know I’m there.

Across the way a window’s still alight.
Somebody else is sitting up tonight.

A breath comes in, a breath goes out. That’s all.
The hour is only asking something small.

The stars are where they were. The tree is, too.
They’ll stay all night. They’ve nothing else to do.

You needn’t talk. You needn’t dry your eyes.
I’ll be here when the early [sparrows|bakers] rise.

There’s [bread|rice] kept warm for you, for when you can.
It’s plain, it’s yours. There is no other plan.

Here is a blanket, folded, on the seat.
It’s there to put around you, or your feet.

The kettle’s slow. The clock is slower still.
A cup is waiting on the window sill.

Both feet are on the floor. The chair is wide.
A light is on in here, and one outside.

There’s paper and a pen. You needn’t write.
They’re lying in the circle of the light.

Somebody’s left the light on in the hall,
for anyone, for nobody at all.

My coat is off. I’m in no hurry. Look:
I’ve got some socks to fold. I’ve got a book.

The window holds one light, one bit of tree,
and someone going home. That’s all I see.

Your shoulders have been up since I don’t know.
There’s no one keeping score. They can let go.

Here is a shawl. It smells of someone’s shelf.
You needn’t talk. You needn’t be yourself.`,

  closings: {
    despair: `
So stay till morning. Call one person near
and tell them only this: I need you here.

Ring someone who would sooner hear you cry
at [three|four] than be without you. Let them try.

One hour, then one more hour, will bring the day.
Call someone. Let them share it. Only stay.

If it gets worse, don’t stay with it alone.
Go where there’s light, and someone. Take your phone.

One number on a [card|page]. One thumb. One ring.
You only need to say one little thing.

If one phone rings and rings, then try the next.
“I shouldn’t be alone” will do, by text.`,

    harm: `
You choose what’s told, and when, and whom to tell.
One person who is kind would hear it well.

There’s help, and there are people who’ll believe.
You may be angry, and you’re free to grieve.

What someone did to you is not your name.
I see you, and I think of you the same.

Take all the time you need. There is no test,
no day to be well by. You’re free to rest.

Your key, your door. You say who comes, how near,
how long they sit, and how much they will hear.

You can begin, and stop, and put it by.
No one is owed the rest. No one asks why.`,

    loss: `
If there’s a name to say, then say it here.
It may be said next week, next month, next year.

No one is asking you to be less sad.
You’re not too much. It mattered, what you had.

You needn’t get it finished, or get through.
I’ve left this hour with room for it and you.

Cry if it comes. And if it doesn’t, rest.
No one is keeping count of which is best.`,
  },
}
