/** The page begins, in its writer's words. */
export const openings: readonly string[] = [
  'You wrote it down:\n{words}',
  'In your own hand, on this page:\n{words}',
  'The page begins with you:\n{words}',
]

/** What happened, said back. */
export const happenedLines: readonly string[] = [
  '{happened}.\nI read that [twice|slowly].\nIt is the kind of thing a day is made of.',
  'And then this:\n{happened}.\nNobody else would have put it down.',
  '{happened}.\nIt takes [a moment|one line] to say.\nIt took the whole of you to be there.',
]

/** Who is in it. */
export const peopleLines: readonly string[] = [
  'There is somebody else on this page.\n{People}\nmay never know it.',
  '{People}:\nyou did not describe them.\nThe way you say it, you did not need to.',
  'I looked for who was near.\n{People}.\nA name on a page\nis a chair pulled up.',
]

/** Around two or three things the entry names. */
export const thingsLines: readonly string[] = [
  '{Things}:\nthese are what the day left on the table.',
  '{Things}.\nI read them slowly,\nas one turns out a pocket.',
  '{Things}:\nif the day is ever asked what it was,\nit can point.',
]

interface Tone {
  readonly themes: readonly string[]
  readonly lines: readonly string[]
}

/** What the page sounds like, by what it speaks of; the first that fits. */
export const tones: readonly Tone[] = [
  {
    themes: ['loss', 'death', 'heartbreak', 'sadness', 'loneliness', 'failure', 'mentalhealth'],
    lines: [
      'It was heavy, and you carried it\nas far as this line.\nYou may set it down here.\nThe page has held heavier.',
      'There is a sorrow in it\nthat does not ask to be solved.\nIt asks for a chair.\nYou have given it a whole page.',
      'I will not tell you it is nothing.\nYou pressed so hard,\nit is heavy on the next page too.',
    ],
  },
  {
    themes: ['missing', 'abroad', 'visa'],
    lines: [
      'There is a road in this page\nand somebody at the far end of it.\nYou miss them heavily, in ordinary words,\nthe only ones that carry.',
      'Missing is a heavy sort of holding.\nBoth your hands are full of it.\nYou wrote this anyway.',
    ],
  },
  {
    themes: ['anger', 'worry', 'fear'],
    lines: [
      'The mind went round the house\ntrying every handle.\nThen it came in and wrote,\nand while the pen moved\nnothing chased it.',
      'So much wind in one day.\nAnd here, look,\nthe sentence stands quite straight.',
    ],
  },
  {
    themes: ['joy', 'gratitude', 'thanks', 'love', 'peace', 'festival', 'birthday', 'results'],
    lines: [
      'There is light on this page.\nIt will still be here\non some grey Thursday\nwhen you come looking for proof.',
      'Gladness goes quickly through a house.\nYou caught it by the sleeve\nand made it say its name.',
    ],
  },
  {
    themes: ['tiredness', 'sleep', 'work', 'study'],
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

/** The hour or the weather it was written in, where little else is named. */
export const hourLines = {
  morning: ['It was morning in it.\nThe day had not yet decided\nwhat to be, and you were first.'],
  night: ['It was night when you wrote this.\nThe street had stopped\nbeing about anyone.'],
  rain: ['It rained on this page.\nYou can tell:\nthe words stand closer together.'],
} as const

export const closings: readonly string[] = [
  'Close the book.\nIt will remember for a while,\nso that you can rest.',
  'Tomorrow gets a clean page.\nThis one has you in it.',
  'Whoever reads this next, older, with your hands,\nwill be glad you [left the light on|wrote it down].',
]
