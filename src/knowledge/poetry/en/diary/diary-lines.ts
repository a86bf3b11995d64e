import type { TopicId } from '#knowledge/hearing/topics/en/topic-words.ts'

export const openings: readonly string[] = [
  'You wrote it down:\n{words}',
  'In your own hand, on this page:\n{words}',
]

/** Around two or three things the entry names. */
export const thingsLines: readonly string[] = [
  '{Things}:\nthese are what the day left on the table.',
  '{Things}.\nI read them slowly,\nas one counts the lamps along a road.',
]

interface Tone {
  topics: readonly TopicId[]
  lines: readonly string[]
}

/** What the page sounds like, by what it speaks of; the first that fits. */
export const tones: readonly Tone[] = [
  {
    topics: ['loss', 'death', 'heartbreak', 'sadness', 'loneliness', 'failure'],
    lines: [
      'It was heavy, and you carried it\nas far as this line.\nYou may set it down here.\nThe page has held heavier.',
      'There is a sorrow in it\nthat does not ask to be solved.\nIt asks for a chair.\nYou have given it a whole page.',
    ],
  },
  {
    topics: ['anger', 'worry', 'fear'],
    lines: [
      'The mind went round the house\ntrying every handle.\nThen it came in and wrote,\nand while the pen moved\nnothing chased it.',
      'So much wind in one day.\nAnd here, look,\nthe sentence stands quite straight.',
    ],
  },
  {
    topics: ['joy', 'gratitude', 'love', 'peace', 'festival', 'birthday'],
    lines: [
      'There is light on this page.\nIt will still be here\non some grey Thursday\nwhen you come looking for proof.',
      'Gladness goes quickly through a house.\nYou caught it by the sleeve\nand made it say its name.',
    ],
  },
  {
    topics: ['tiredness', 'sleep', 'work', 'study'],
    lines: [
      'You were tired and you wrote anyway,\nthe way a lamp with little oil\nis still a lamp.',
      'Enough, says the page.\nYou have come up all the stairs there are today.',
    ],
  },
]

export const plainLines: readonly string[] = [
  'An ordinary day, you might say.\nBut somebody stopped, and looked,\nand thought it worth the ink.',
  'Nothing here shouts.\nIt is the voice you use\nwhen only you are in the room.',
]

export const closings: readonly string[] = [
  'Close the book.\nIt will remember for a while,\nso that you can sleep.',
  'Tomorrow gets a clean page.\nThis one has you in it.',
  'Whoever reads this next, older, with your hands,\nwill be glad you left the light on.',
]
