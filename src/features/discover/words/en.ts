const words = {
  'discover.title': 'Discover',
  'discover.description':
    'Rashifal, names, numbers, dreams, love and a personality test: a few ways to see yourself in a new light.',
  'discover.lead': 'A few small lamps to see yourself by. Take them lightly.',
  'discover.rashifal.title': 'Rashifal',
  'discover.rashifal.description': 'Your sign today, this week, this month.',
  'discover.love.title': 'Love calculator',
  'discover.love.description': 'Two names, one number, a smile.',
  'discover.name.title': 'Name meaning',
  'discover.name.description': 'Where a name comes from, what it says.',
  'discover.numerology.title': 'Numerology',
  'discover.numerology.description': 'A birth date, added up step by step.',
  'discover.dreams.title': 'Dream meaning',
  'discover.dreams.description': 'Tell a dream; see one way to read it.',
  'discover.personality.title': 'Personality test',
  'discover.personality.description': 'Five questions, one small portrait.',
}

export type Words = typeof words
export default words
