const words = {
  'home.mood.kept': 'Kept for today: {mood}.',
  'home.mood.notSafe': 'This phone can’t keep it just now; it lasts as long as this page.',
  'home.mood.locked': 'Your pages are locked.',
  'home.mood.open': 'Open them',
  'home.mood.more': 'More moods',
  'home.mood.month': 'See your month',
  'home.sentence.failed': 'It couldn’t be found just now.',
  'home.question.away': 'A new question every day.',
  'home.goOn': 'Go on where you left off',
  'home.goOn.diary': 'A diary page you began',
  'home.goOn.story': 'A story you began',
  'home.goOn.note': 'A note on your mood',
  'home.goOn.talk': 'Your talk with the friend',
}

export type Words = typeof words
export default words
