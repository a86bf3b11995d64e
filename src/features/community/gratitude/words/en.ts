const words = {
  'community.gratitude.lead': 'Name one thing that was good. It grows a little when it is said.',
  'community.gratitude.label': 'What are you grateful for?',
  'community.gratitude.placeholder': 'Today I am grateful for…',
  'community.gratitude.list': 'What others are grateful for',
  'community.gratitude.empty': 'Nothing is written here yet. Even a cup of tea counts.',
  'community.gratitude.example':
    '“The neighbour left a bowl of warm kheer at our door and said nothing.”',
  'community.gratitude.posted': 'Thank you. The wall is a little warmer now.',
}

export type Words = typeof words
export default words
