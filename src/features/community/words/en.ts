import type { PageOf } from '#capabilities/hub/areas.ts'
import type { WallPageName } from '#capabilities/walls/walls.ts'

type Named = 'title' | 'description'
/** What each wall says of itself. */
export type WallWord = Named | 'label' | 'placeholder' | 'list' | 'empty' | 'example' | 'posted'
type Needed = `community.${PageOf<'community'>}.${Named}` | `community.${WallPageName}.${WallWord}`

const words = {
  'community.title': 'Community',
  'community.description':
    'Anonymous walls for confessions, lessons and gratitude, a question a day, and a chat, in English or Nepali.',
  'community.lead': 'Sit down under the tree. Nobody asks who you are.',
  'community.confessions.title': 'Confessions',
  'community.confessions.description': 'Say it here. Nobody will know it was you.',
  'community.confessions.label': 'What have you been carrying?',
  'community.confessions.placeholder': 'I have never told anyone…',
  'community.confessions.list': 'What others have said',
  'community.confessions.empty':
    'Nobody has spoken yet. The first words are the hardest, and they may be few.',
  'community.confessions.example':
    '“I tell everyone at home I’m doing well. Tonight I’d like to say that I’m tired.”',
  'community.confessions.posted': 'You’ve said it. Thank you for trusting us with it.',
  'community.lessons.title': 'Life lessons',
  'community.lessons.description': 'What life taught you, passed on.',
  'community.lessons.label': 'What has life taught you?',
  'community.lessons.placeholder': 'I wish I had known earlier that…',
  'community.lessons.list': 'What others have learned',
  'community.lessons.empty': 'No lessons here yet. A small one will do; those are the ones we use.',
  'community.lessons.example': '“Call home before you have a reason to.”',
  'community.lessons.posted': 'Passed on. Somebody will find it when they need it.',
  'community.polls.title': 'Daily polls',
  'community.polls.description': 'One gentle question a day.',
  'community.chat.title': 'Anonymous chat',
  'community.chat.description': 'A stranger, no names, nothing kept.',
  'community.gratitude.title': 'Gratitude wall',
  'community.gratitude.description': 'Thanks, large and small.',
  'community.gratitude.label': 'What are you grateful for?',
  'community.gratitude.placeholder': 'Today I am grateful for…',
  'community.gratitude.list': 'What others are grateful for',
  'community.gratitude.empty': 'Nothing here yet. Even a cup of tea counts.',
  'community.gratitude.example':
    '“The neighbour left a bowl of warm kheer at our door and said nothing.”',
  'community.gratitude.posted': 'Thank you. The wall is a little warmer now.',
} satisfies Readonly<Record<Needed, string>> & Readonly<Record<string, string>>

export type Words = typeof words
export default words
