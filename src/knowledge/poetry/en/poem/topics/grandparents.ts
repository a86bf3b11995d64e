export const grandparents = {
  grandmother: `
My grandmother could read the weather’s mind
from ants, from smoke, a goat that lagged behind.

She knotted coins into her shawl, and when
we left, untied the knot for us again.
~
My grandmother knew [twenty|ninety] songs
and could not read her name.
The alphabet of what she knew
was water, [seed|wool] and flame.
~
My grandmother told the time
by where the sun sat on the third step.
We gave her a clock.
She dusted it every morning, politely.
~
grandmother’s blanket:
every coat we ever wore
sewn into one night`,

  grandfather: `
My grandfather would find the wall’s warm side
and tell us where the leopards used to hide.

He walked six days for salt when he was young.
The road was in his knees, and on his tongue.
~
Grandfather’s stick is by the door,
its handle smooth as bone.
It still leans slightly to the hill,
as if to walk alone.
~
My grandfather planted walnut trees
at [seventy|eighty].
Who will eat them, we said.
He said: Whoever is hungry.
~
grandfather’s glasses:
through them the whole newspaper
and our house, too large`,
}
