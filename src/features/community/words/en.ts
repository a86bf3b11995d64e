const words = {
  'community.title': 'Community',
  'community.description':
    'Anonymous walls for confessions, lessons and gratitude, a question a day, and a chat, in English or Nepali.',
  'community.lead': 'Sit down under the tree. Nobody asks who you are.',
  'community.confessions.title': 'Confessions',
  'community.confessions.description': 'Say what you could tell nobody.',
  'community.lessons.title': 'Life lessons',
  'community.lessons.description': 'What life taught you, passed on.',
  'community.polls.title': 'Daily polls',
  'community.polls.description': 'One gentle question a day.',
  'community.chat.title': 'Anonymous chat',
  'community.chat.description': 'Talk with a stranger for a while.',
  'community.gratitude.title': 'Gratitude wall',
  'community.gratitude.description': 'Thanks, large and small.',
}

export type Words = typeof words
export default words
