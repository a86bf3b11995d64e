import type { Movement } from '../verses.ts'

/** Work, fear and effort: the next stone, then a rest. */
export const trial: Movement = {
  turns: `
No mountain’s ever climbed. You climb the stair
of one foot’s [height|length], and then the next is there.

The ox has never looked across the field.
It leans. A yard of [stony|heavy] ground will yield.

I’ve been down here before. I know the street.
I know it ends in lights, and things to eat.

It need not be a triumph. Let it be
one [honest|quiet] hour, and then a cup of tea.
~
The ox has never seen the end
of any field it ploughed.
It leans on just the [yard|clod] in front,
its head a little bowed.

I asked how far there was to go.
A porter set his load
against a [wall|tree], and showed me: There.
It was one bend of road.
~
The porters know this.
They do not look at the [mountain|pass].
They look at the next flat stone,
the one people have rested on.

It does not have to be a victory.
It can be a [Wednesday|Tuesday].
It can be soup.`,

  closings: `
Tonight I’ll put it down, and [sleep|eat], and then
I’ll lift the thing, and find my feet again.

I am still here. It isn’t much to say.
It’s all the [hill|tree] has said, to night and day.
~
So let me put it down till dawn
and leave it by the door.
Tomorrow it may weigh the same.
I’ll have a night’s sleep more.

I am still here. So is the hill.
So is the kettle’s hum.
It’s not a shout, it’s not a flag.
It’s: yes, all right, I’ll come.
~
I am still here.
It is not much of a speech,
but the hill has been making it for years
and look at the hill.

If you are on these stairs too,
sit.
There is room.
Halfway up is also a place, and you can see the [river|road].`,
}
