const words = {
  'heal.title': 'Heal',
  'heal.description':
    'A friend that listens, a mood calendar, kind words, breathing and a journal, in English or Nepali.',
  'heal.lead': 'Put the load down for a while. There’s no hurry here.',
  'heal.ai-friend.title': 'Listening friend (a program)',
  'heal.ai-friend.description': 'Write at any hour. It is a program.',
  'heal.mood.title': 'Mood tracker',
  'heal.mood.description': 'A tap a mood; your months at a glance.',
  'heal.affirmations.title': 'Affirmations',
  'heal.affirmations.description': 'Kind words to carry through the day.',
  'heal.breathe.title': 'Breathing',
  'heal.breathe.description': 'Follow a slow shape with your breath.',
  'heal.journal.title': 'Mood journal',
  'heal.journal.description': 'A feeling, and what your days show.',
  'heal.safety-plan.title': 'My safety plan',
  'heal.safety-plan.description':
    'A short plan for the heavy hour, written on a calm day. It stays on your phone.',
}

export type Words = typeof words
export default words
