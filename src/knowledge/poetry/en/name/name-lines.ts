/** How a name sets out, heard from its first letter; the last pattern takes every name. */
export const openings: readonly (readonly [RegExp, string])[] = [
  [/^[aeiou]/, 'opens wide, like a door left on the latch'],
  [/^[mn]/, 'begins with a hum, as lullabies do'],
  [/^s/, 'begins with a breath of wind through grass'],
  [/^[rlyb]/, 'begins like water finding its way between stones'],
  [/^[kgjctdp]/, 'begins with a clear knock at the door'],
  [/^/, 'begins on a breath, the way a laugh does'],
]

export const endings: readonly (readonly [RegExp, string])[] = [
  [/[aeiou]$/, 'and ends open, so that it can be called across a field'],
  [/[mn]$/, 'and ends on a note that goes on after it is said'],
  [/$/, 'and closes softly, like a box where something is kept'],
]

export const origins: readonly string[] = [
  'Not one we can be sure of; [an elder in the family|whoever chose it] will know more than any list.',
  'We do not know for certain, and would rather not invent it. Ask [who chose it|the person who gave it], and why.',
]

export const personalities: readonly string[] = [
  'Only a friendly guess: someone who [notices|remembers] small things, and is [braver|funnier] than first appears.',
  'A guess, warmly meant: [slow to anger|slow to hurry], quick to laugh, [loyal to old friends|kind to strangers].',
  'We imagine a person who [listens before speaking|asks good questions] and keeps [a promise|a secret] well. It is only a guess.',
  'People may hear in {name} something [bright|calm] and [stubborn|generous]. That is a guess; what it means, {name} decides.',
]
