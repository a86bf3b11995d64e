export const timeAndRoad = {
  time: `
Time took the gate, the goat, the garden stair,
and left the lemon tree still standing there.

It put the grey in quietly, like snow
that comes while you are talking, soft and slow.
~
Time is the tailor down the lane:
he lets the seams out wide
when we are small, and later on
he takes them in, each side.
~
I asked time for five more minutes.
It gave me this:
a bus that did not come, a wall in the sun,
my hands with nothing in them.
~
time: the clock has stopped
and the tea, not being told,
goes cold all the same`,

  road: `
The road goes up by seven bends, and then
takes out a bend from somewhere, bends again.

The driver has three gods, a plastic rose,
a whistle. There are things a driver knows.
~
The road was here before the bus
and, long before it, feet;
before the feet, a goat who thought
the other side looked sweet.
~
The road has been dug up again.
We get down, all of us, and walk beside the bus,
carrying its weight for it
in the form of ourselves.
~
bend after bend, road
folding itself away small
into the back glass`,
}
