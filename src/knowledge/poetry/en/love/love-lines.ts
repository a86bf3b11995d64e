interface LoveBand {
  /** The lowest percentage it speaks of. */
  from: number
  openings: readonly string[]
  middles: readonly string[]
}

export const loveBands: readonly [LoveBand, LoveBand, LoveBand] = [
  {
    from: 80,
    openings: [
      '{a} and {b}: {percent}%, and the calculator is [smiling|blushing].',
      '{percent}% for {a} and {b}. [Somebody put the kettle on|Somebody tell the aunts].',
    ],
    middles: [
      'These two names lean together like two bicycles against one wall.',
      'They could share one umbrella and both say they are dry.',
      'They sound like people who would miss the same bus and not mind.',
    ],
  },
  {
    from: 60,
    openings: [
      '{a} and {b}: {percent}%, a [warm|promising] fire with room for more wood.',
      '{percent}% for {a} and {b}, which is [a good second cup of tea|the pleasant part of a long road].',
    ],
    middles: [
      'What is alike in them will rest; what is different will keep them talking.',
      'They may have to learn each other’s silences, and that is half the fun.',
      'It is a number that grows when somebody remembers how the tea is taken.',
    ],
  },
  {
    from: -Infinity,
    openings: [
      '{a} and {b}: {percent}%, which in [mountain|cooking] terms means the morning is young.',
      '{percent}% for {a} and {b}. The calculator is [shy|cautious]; people need not be.',
    ],
    middles: [
      'Two different tunes can still make a song if both people listen.',
      'Many good stories have begun on less, and whatever this is, kindness will suit it.',
      'Some of the best pairs are salt and mango: nobody would have guessed.',
    ],
  },
]

export const closings: readonly string[] = [
  'It is only a game with letters; the real count is kept in [cups of tea|small kindnesses].',
  'Numbers are for playing with. [Listening|Laughing at the same things] does the rest.',
  'A sum cannot know you; [an evening walk|a long talk] can.',
]
