const words = {
  'community.confessions.lead':
    'Say what you could tell nobody. Here nobody knows that it was you.',
  'community.confessions.label': 'What have you been carrying?',
  'community.confessions.placeholder': 'I have never told anyone…',
  'community.confessions.list': 'What others have said',
  'community.confessions.empty':
    'Nobody has spoken yet. The first words are the hardest, and they may be few.',
  'community.confessions.example':
    '“I tell everyone at home that I am doing well. Tonight I would like to say that I am tired.”',
  'community.confessions.posted': 'It is said. Thank you for trusting us with it.',
}

export type Words = typeof words
export default words
