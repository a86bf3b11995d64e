export const labours = {
  work: `
My work is stairs. All day I carry up
the bricks, then walk down lightly with a cup.

The boss has moved the deadline. It is now.
I nod, and eat my lunch, I don’t know how.
~
The work I do will not stay done;
it never lasts for long:
the floor, the forms, the plates, the weeds,
the setting right of wrong.
~
At work I am a name on a card.
On the bus home I take it off.
It takes until the river to remember my face.
~
work clothes on the line:
the sleeves still reach for something —
wind shakes hands with them`,

  study: `
I study till the letters start to swim
like fish, and then the lamp itself goes dim.

They’ll send a number. I will find my name.
The one who reads it won’t be quite the same.
~
I study by the window, late.
The formulas turn blue.
Across the street another lamp
is staying up there, too.
~
I study the map of a country
I have not seen.
Its rivers have such long names.
Somewhere in it a child is studying mine.
~
night before the test —
study lamp, one moth, and me,
all three going round`,

  failure: `
My failure came by post. I read it twice
and folded it as small as good advice.

The bread I baked has sunk. I cut it. Still,
it’s bread. We ate it, and we ate our fill.
~
A failure is a broken step.
I’m sitting on the one
below it, with a skinned left knee
and half an hour of sun.
~
I have a drawer for failure.
Letters mostly, and one key.
This morning, looking for tape,
I read them all, and only one still hurt.
~
how far failure flies:
my cut kite, over three roofs,
into smaller hands`,
}
