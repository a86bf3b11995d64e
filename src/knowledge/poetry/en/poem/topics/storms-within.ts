export const stormsWithin = {
  anger: `
My anger slams about from sink to shelf.
It’s tired. It is a child. It is myself.

I gave it wood to split. It split it small
and sat down after, back against the wall.
~
My anger is a cooking pot
that rattles on the heat:
one whistle, two, the weight lifts off
and there is food to eat.
~
Under the anger there was a smaller anger,
and under that
somebody sitting on a step
with one shoe, waiting to be asked.
~
three whistles: anger
lifts its small lid and lets go —
inside, the soft beans`,

  fear: `
My fear has got a list, and reads it out:
the roof, the road, the bill, the cough, the doubt.

I light one match. The wolf becomes a coat.
The heart climbs slowly back down from the throat.
~
My fear stands up at night, so tall
its hat is in the beams.
I ask its name. It tells me, low.
It’s smaller than it seems.
~
Fear talks quickly.
It has so much to get through before dawn.
I say: go slowly, start again.
By the third time it is only a list.
~
what fear saw at night,
by morning: one raincoat, hung
with its arms open`,

  worry: `
My worry wakes at three and counts the sheep,
then counts the gate, the grass, the cost of sleep.

It knits all night, and what it knits is sleeves,
a hundred sleeves. At dawn it sighs, and leaves.
~
My worry checks the stove, the door,
the stove, the door, the key.
I say, it’s done. Sit down a while.
It sits and looks at me.
~
Worry says: what if.
I say: then we would sit down.
Worry says: and after that?
I say: then we would have been sitting down.
~
worry, small tailor,
making the same coat all night
for tomorrow’s ghost`,

  tiredness: `
I’m tired the way the bridge is, late at night,
of all that went across it, dark and light.

I put my bag down. Then I put down me.
The floor says nothing, kindly. Lets me be.
~
I am so tired my shadow has
gone on ahead to bed.
I found it lying on the quilt
and put it on instead.
~
I am tired as a coat
that has been everyone’s.
Lay me over a chair.
Let the rain run out of my sleeves.
~
too tired for the stairs,
I sit on the second one —
and the cat agrees`,
}
