export const landAndWater = {
  mountain: `
The mountain comes at six, all rose, all gold,
and stands there like a thing we’ve not been told.

By nine it’s cloud. We have our tea. We say
the mountain has been very good today.
~
The mountain never says a thing.
It holds the light up late,
the way you’d hold a lantern up
for someone at a gate.

I asked the mountain what to do.
It went on being high,
and somewhere on the lower slopes
I put the question by.
~
The mountain was out this morning.
That is how we say it,
as though it had a house,
as though it had put on its good coat for us.
~
dawn, and the mountain
is there, and the whole bus leans
to the one window`,

  river: `
The river tells one story, night and day.
It never finds the end. It likes the way.

It’s cold, it’s green, it carries down the snow
in its own time to people it won’t know.
~
I told the river everything.
It did not stop to stare.
It took the whole of it along
and made it sound like air.
~
The river does not remember the mountain.
It just goes on being cold
in its honour.
~
the river, all night
saying one thing to the stones:
round, round, you’ll be round`,

  tree: `
The tree has stood here longer than the road;
the road bends round it, with its [daily|dusty] load.

It’s sheltered weddings, arguments, a strike,
four goats, a god, and somebody’s red bike.
~
The tree was here before the wall
and put one root straight through.
It wasn’t angry with the wall.
It had some work to do.
~
The tree does one thing at a time:
leaf, leaf, leaf.
By May it has done all of them
and nobody saw it hurry.
~
under the old tree
the bench; under the bench, roots
lifting it slowly`,

  flower: `
A flower opened in an old paint tin
as though a queen were due, and should come in.

Nobody asked. It had some dirt, some rain,
a crack of sky. It did not once complain.
~
A flower grows between two stones
where nobody would plan.
It has a week, a bee, some light,
and does the most it can.
~
The flower does not know it is a flower.
It thinks it is a door,
and that the bee
has been expected.
~
one flower, one bee —
and the whole hot afternoon
held up by a stem`,
}
