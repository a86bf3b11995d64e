export const sky = {
  night: `
The night comes up the valley, house by house,
and in each house a light sits like a mouse.

A dog gives out the news. Another dog
agrees with it, across a mile of fog.
~
The night has let the hill go first,
and then the wall, the tree.
It leaves the kettle and the bed
and, at the table, me.
~
Night is when the house
says what it meant.
A stair, a pipe, a beam.
All day it has been holding that in.
~
night: far off, a dog
asks, and a far-off dog says
what our dog says: here`,

  moon: `
The moon is on the water tank, the wall,
the bus, the temple. Free of charge, to all.

It lends the poor tin roofs its silver skin
and takes it back before the milk comes in.
~
The moon is someone’s cup tonight
left out upon the hill,
half full of something very old
and held up very still.
~
The moon has never been told about doors.
Once a month
it comes in,
sits on the bed, and looks at the laundry.
~
same moon, I tell them,
and hold the phone to the sky —
there too, they hold theirs`,

  stars: `
Some of the stars are gone, and still they shine.
The light was posted. It is here. It’s mine.

I lie down on the roof. The brick’s still warm.
Above, they’re out, the whole bright patient swarm.
~
The stars are out. We lie on brick
that still gives back the heat.
So far, so far, so very far,
and dust on both our feet.
~
Some of these stars have closed.
The light was already in the post.
I think of letters, of voices on old phones,
how many things arrive.
~
some stars have gone out —
their light still came all this way
to the water tank`,

  morning: `
The morning comes by bicycle, with bread,
and rings its bell at everyone in bed.

A broom starts up; a tap; a pigeon’s cough;
the temple bell; the night is taken off.
~
The morning puts a hand of light
upon the kitchen floor
and slides it over to the cat,
who stretches, and wants more.
~
Morning again.
It has been doing this for some time
and still it comes in on tiptoe,
as if we might be busy.
~
morning: one sunbeam
walking along the clothesline
trying on our shirts`,
}
