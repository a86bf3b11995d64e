export const openings: readonly string[] = [
  'Nobody can read a dream for certain, but here is one way to hold it.',
  'Dreams speak in pictures, and only the dreamer has the key; these are guesses at the lock.',
  'Take this as a friend’s guess over tea, not a verdict.',
  'A dream is not a forecast. It may be a [letter|note] from yourself.',
]

/** How the dream felt, when its teller says so. */
export const feelingLines: readonly (readonly [RegExp, string])[] = [
  [
    /scar(ed|y)|afraid|fear|terrif|nightmare|\bdar\b|darr|aattin|डर|तर्स/i,
    'You were frightened, and that is worth a kind word: fear in a dream is real fear, and it is over now.',
  ],
  [
    /\bsad|cry|cried|alone|lonel|miss(ed|ing)? (him|her|them)|dukha|eklo|दुःख|एक्लो/i,
    'There was sorrow in it; perhaps it was simply given somewhere safe to sit.',
  ],
  [
    /happ|joy|laugh|peace|calm|khusi|ramailo|खुसी|शान्त/i,
    'You woke with something glad in it, and you may keep that without explaining it.',
  ],
]

/** For dreams whose pictures we have no word for. */
export const plainReadings: readonly string[] = [
  'What stays after waking is usually the point: the [one face|one colour], the [last|strangest] moment.',
  'When a dream has no common picture in it, its feeling is the best guide; begin there.',
  'The odd detail is often the honest one. Start from whatever you would [least|most] like to explain.',
]

export const joiners: readonly string[] = ['And', 'Beside it,']

/** Who dreamed of violence is not asked to go on with it. */
export const afterViolence = 'What would be kind to do for yourself now?'

export const closings: readonly string[] = [
  'Which part of it is still with you now?',
  'What in your days has that same feeling?',
  'If the dream could go on a little longer, what would you do next in it?',
  'You could write down three words of it before it [fades|goes], and see what they say by evening.',
  'Does any of this sound like you? If not, trust your own reading over ours.',
]
