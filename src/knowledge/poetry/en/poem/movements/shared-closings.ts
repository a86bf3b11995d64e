import type { Sheet } from '../verses.ts'

/** Consolations that any poem may end on: they belong to the evening, not to the topic. */
export const sharedClosings: Sheet = `
The evening’s at the [glass|door]. Let it be so.
I have a [place|stair] to sit. I needn’t know.

The [lamp|light] goes out. The dark is [just|still] the same
good house. I know my way. I know my name.

So little stays. But something, every day,
stays long enough to [see|walk] me on my way.

The night is long, but somewhere [on|down] the street
a stove is lit. There will be [bread|soup] to eat.
~
The evening leans against the [glass|wall]
and there is [bread|rice|soup], and tea.
Whatever’s next can take its [time|ease].
It knows the way to me.

I’ll shut the [book|gate], put out the lamp.
The dark is just the same
good house, with all its [chairs|cups] in place,
and I still have my name.

So little stays. A [smell|song|tune], a [step|laugh],
a thing that someone said.
And yet enough has stayed with me
to lay beneath my head.
~
Not much stays.
But see what has:
a tune, a [scar|nickname], a way of slicing bread.
I could live on that. I have.

Evening is leaning on the [glass|wall].
Whatever is next may knock.
There is water on.
There is always one more [cup|spoon] than people.

I go back in.
The lamp, the [bowl|cup], the chair,
all where they were.
Something has moved over to make room.`
