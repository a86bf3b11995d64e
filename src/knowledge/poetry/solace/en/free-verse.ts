import type { SolaceVerses } from '../solace-verses.ts'

export const freeVerse: SolaceVerses = {
  openings: {
    despair: `
I am glad you wrote it here
instead of holding it alone.
Sit down.
You do not have to explain it well.

It is very late in you.
I can tell.
I will not say cheer up.
I will say: stay here, in this line, with me.

You are worn out with hurting.
That is not the same
as having nothing left.
Rest your back against this sentence.

Tonight does not need to be decided.
It only needs to be sat through,
a quarter of an hour at a time,
and not alone.

You do not have to promise anything.
Not next week, not tomorrow.
We are only doing this quarter of an hour,
and we have already started.

I read it twice.
I did not find anything in it to argue with.
It hurts as much as you say it hurts.
Come in out of the corridor.`,

    harm: `
It was not your doing.
I put that first
because somebody may have told you otherwise.
It was not your doing.

I believe you.
You do not need the dates in order.
You do not need to have fought, or shouted, or told sooner.
I believe you now.

What was done was wrong,
and the wrong belongs to whoever did it.
It was left with you to carry.
It was never yours.

You have carried this
through shops and lessons and good mornings,
and nobody saw.
I see it. You can put some of it here.

You do not have to tell it in order.
You do not have to be calm.
If there are holes in it,
I believe the holes as well.

Whatever you wore,
whichever road it was,
whoever you had trusted:
somebody chose to do that, and it was not you.`,

    loss: `
I have no sentence for this.
I looked.
So I have come without one,
to sit where you are sitting.

Nobody asked if you were ready.
Now there are papers, and visitors, and weather,
and you in the middle.
Here you need not manage anything.

It is as big as it feels.
You are not making too much of it.
Some things do stop the day,
and the day can be stopped here for a while.

There was a before.
You can still see it from here,
the lights on in it.
I will look at it with you, as long as you like.`,
  },

  images: `
There is a lamp on the [table|shelf].
It does not want anything from you.
It only shows where the edges are.

Here is a [cup|bowl].
Hold it while it is warm.
You do not have to drink.

In the house across the way
someone else is up.
They do not know you.
They are keeping you company all the same.

I have moved a chair near yours.
Near, not close.
I can be told to go,
and I can be told to stay.

Notice your feet on the floor.
Notice the air come in.
Nothing more is needed of you
in this minute, or the next.

The tree at the corner lost a branch one year.
Nobody called it a lesson.
It closed around the place slowly,
and it is standing there, with birds in it.

Somebody has left [rice|bread] under a cloth.
Eat, or leave it.
It will be there in an hour,
and so will I.

We can be quiet.
There is a silence that shuts people out.
This is the other kind,
with room in it to sit.

A neighbour has left the light on in the passage.
Nobody asked her to.
She thought that somebody might be coming in late.

The kettle is taking its time.
Good.
There are two cups out, and no hurry in either of them.

A coat on a hook,
a [bag|hat] on a chair,
the fridge humming its one note.
The room is holding still for you.

There is a pen here, and the back of an envelope.
You could draw squares.
Nobody is going to look at the squares.

I have brought some peas to shell.
They give my eyes somewhere to be
that is not your face.

Let your shoulders come down a little.
They have been holding something up
since about breakfast.

The bus goes by with its lights on
and hardly anyone in it.
The driver is doing the whole route anyway.

There is bread in the tin
and a spoon in the jar.
Nobody is watching what you eat, or don’t.

Say what you can see.
The [table|lamp]. The cup. Your own two shoes.
That is four, and four is plenty.

It is quiet enough to hear the clock.
It is not hurrying you.
It says the same thing to everybody.

This blanket has been round a great many people.
They were cold, or ill, or only sad.
It did not ask which.`,

  closings: {
    despair: `
Stay until it is light.
Ring one person and say:
I am not safe by myself tonight.
That is the whole sentence. It is enough.

Somebody has your name in their phone
and would answer at this hour,
half awake, and glad that it was you.
Let it ring. Stay on.

In the morning there will be a street,
a cup, a little sun on something.
I would like you to be there for it.
Call someone to wait with you till then.

If it grows too loud,
do not stay alone with it.
Go where there are people and a light,
and say to one of them: help me through tonight.

Find the name in your phone
that you would pick up for.
Press it. Say: can you stay on the line with me?
You can be quiet after that.

There are people who sit by a telephone at night
so that a stranger can ring it.
You are allowed to be the stranger.
If the line is busy, try again, or knock where a light is on.`,

    harm: `
You may tell it, or part of it,
to one person you choose,
on a day you choose,
and stop in the middle.

You are owed a safe place, and somebody on your side.
If you have neither tonight,
there are people whose whole work is to listen.
You may ask. You will not be too much.

What they did is a thing that happened.
It is not your name.
Your name is what people say
when they are glad to see you come.

You do not have to forgive.
You do not have to be done with it.
You may be angry and tired and still laugh at something.
All of that is yours.

You have the key.
You say who comes in,
which chair they sit on,
and when they go home.

If the first person you tell does not understand,
that is one person.
You may stop there,
and you may pick another, on another day.`,

    loss: `
If there is a name,
you may say it here,
as often as you want,
and nobody will change the subject.

You do not have to get over it.
It is not a wall.
It is more like a room in the house now.
You may go in, and you may come out.

Let somebody carry the shopping.
Let somebody sit by and say nothing useful.
You can be looked after
without being cheered up.

There will be hours that are only hours.
There will be others.
Come back here in any of them.
The light is on, and you need not knock.`,
  },
}
