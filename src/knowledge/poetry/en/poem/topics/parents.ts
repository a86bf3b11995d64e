export const parents = {
  mother: `
My mother rises while the street is black
and carries half the morning on her back.

She salts the lentils, tastes, and salts again;
no book explains it. I was watching then.

Her shawl still keeps the woodsmoke in its thread;
I breathe it in, and I am put to bed.
~
I ask my mother how she is.
She asks me if I ate.
The [line is poor|signal drops]; between our words
the miles of silence wait.

My mother’s hands have learned the weight
of water, wood and grain,
and still they [rest upon|settle on] my hair
as lightly as the rain.
~
My mother measures rice with a dented cup.
One for each of us, and then one more,
in case somebody comes.
Somebody always came.

When I call, my mother holds the phone
too close, so the whole screen
is one ear and a gold earring.
I talk to the earring. It listens.
~
on my mother’s sleeve
woodsmoke, and a little rice —
all the map I need

“I ate,” she tells us,
my mother, pouring the last
ladle in our bowls`,

  father: `
My father walked in front of me at night
and held the torch behind, to give me light.

He never said it. What he did was mend:
my shoe, the gate, the quarrel with my friend.
~
My father’s bicycle is old;
it leans against the wall.
He taught me balance, running close,
and then not close at all.

My father never says the word.
He goes and bolts the door,
then stands and listens to us breathe
a quiet minute more.
~
My father signed my report card
the way he signed for cement:
slowly, the pen held like a tool,
his whole name, so it would hold.

On the platform my father counted my bags
twice, and then my change,
and then looked at the sky as though
it also needed counting.
~
payday: my father
comes home with our new schoolbooks
and without his coat`,
}
