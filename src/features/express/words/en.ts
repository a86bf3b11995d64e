const words = {
  'express.title': 'Express',
  'express.description':
    'A diary, poems, stories and quotes: words for what you feel, in English or Nepali.',
  'express.lead': 'Say it your way. Nobody is grading it.',
  'express.diary.title': 'Diary',
  'express.diary.description': 'Your day, in words. It stays on your phone.',
  'express.poems.title': 'Poems',
  'express.poems.description': 'Name anything, and a poem comes of it.',
  'express.stories.title': 'Story starters',
  'express.stories.description': 'An opening for you to continue.',
  'express.quotes.title': 'Quotes',
  'express.quotes.description': 'Good lines, for the day you need one.',
}

export type Words = typeof words
export default words
