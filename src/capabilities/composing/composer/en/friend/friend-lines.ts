import type { TopicId } from '../topic/topic-words.ts'

/** What a friend says to one kind of trouble or gladness: what was heard, then one question. */
export interface FriendLines {
  topics: readonly TopicId[]
  heard: readonly string[]
  questions: readonly string[]
}

/** In order of care: the first kind that a message speaks of is the one answered. */
const heavyLines: readonly FriendLines[] = [
  {
    topics: ['loss', 'death'],
    heard: [
      'I’m so sorry. A loss like that changes the shape of the days.',
      'Missing someone this much says how much room they had in you.',
    ],
    questions: [
      'Would you like to tell me something about them?',
      'Is someone near you who knew them too?',
    ],
  },
  {
    topics: ['heartbreak'],
    heard: [
      'It hurts when someone who was most of your weather goes.',
      'A heart that was given honestly aches honestly.',
    ],
    questions: [
      'Which do you miss more: the person, or who you were with them?',
      'What would be kind to do for yourself this evening?',
    ],
  },
  {
    topics: ['loneliness'],
    heard: [
      'Being alone with it can make everything louder.',
      'It is hard to come to the end of a day with nobody to hand it to.',
    ],
    questions: [
      'Who was the last person you felt easy with?',
      'What would company look like tonight, if it could be small?',
    ],
  },
  {
    topics: ['anger'],
    heard: [
      'It makes sense to be angry; something that matters to you was stepped on.',
      'You wanted to be treated fairly, and it sounds as though you weren’t.',
    ],
    questions: [
      'What did you most need from them just then?',
      'Is there something softer underneath the anger?',
    ],
  },
  {
    topics: ['worry', 'fear'],
    heard: [
      'Your mind sounds busy, as if it were keeping watch for everyone.',
      'That is a lot of what-ifs for one head.',
    ],
    questions: [
      'Which of the worries is loudest right now?',
      'If a friend had this very worry, what would you say to them?',
    ],
  },
  {
    topics: ['failure'],
    heard: [
      'It stings to try, and not to get there.',
      'One result is a small window to see a whole person through.',
    ],
    questions: [
      'What was the hardest part of it for you?',
      'What would a fair next step be, not a perfect one?',
    ],
  },
  {
    topics: ['tiredness', 'sleep', 'night'],
    heard: [
      'You sound worn right through.',
      'Of course you are tired; even a bridge needs the traffic to stop.',
    ],
    questions: [
      'What could you put down, just for tonight?',
      'Is it the body that is tired, or the heart, or both?',
    ],
  },
  {
    topics: ['sadness'],
    heard: [
      'That sounds like a heavy thing to carry.',
      'Something in this hurts, and you don’t have to tidy it up for me.',
    ],
    questions: [
      'Has it been there a while, or did today bring it?',
      'Where do you feel it most just now?',
    ],
  },
]

const otherLines: readonly FriendLines[] = [
  {
    topics: ['joy', 'gratitude', 'peace', 'festival', 'birthday'],
    heard: [
      'That is lovely to hear; I’m glad you brought it here.',
      'There is light all through that message.',
    ],
    questions: ['What was the best moment of it?', 'Who would you like to share it with?'],
  },
  {
    topics: ['abroad', 'home', 'village', 'country', 'memory', 'childhood'],
    heard: [
      'Missing a place is a kind of love with a long road in it.',
      'That distance is real, even when the line is clear.',
    ],
    questions: [
      'What do you miss at this hour of the day?',
      'Whose voice would you like to hear tonight?',
    ],
  },
  {
    topics: ['study', 'work'],
    heard: [
      'That sounds like a lot to stand under, day after day.',
      'Work of that kind can follow a person home and sit on the bed.',
    ],
    questions: [
      'What about it takes the most out of you?',
      'What could be a little lighter by this time next week?',
    ],
  },
  {
    topics: [
      'mother',
      'father',
      'grandmother',
      'grandfather',
      'sister',
      'brother',
      'child',
      'family',
      'friend',
      'teacher',
    ],
    heard: [
      'The people closest to us can be the softest place and the sharpest one.',
      'It sounds as though this person matters a great deal to you.',
    ],
    questions: ['What do you wish they understood?', 'How would you like it to feel between you?'],
  },
  {
    topics: ['love'],
    heard: [
      'It sounds as if your heart is very much in this.',
      'Caring for someone this much is a brave and shaky thing.',
    ],
    questions: ['What are you hoping for?', 'What have you not said yet?'],
  },
]

export const friendLines: readonly FriendLines[] = [...heavyLines, ...otherLines]

/** Whether a small exercise may be welcome. */
export function isHeavy(lines: FriendLines): boolean {
  return heavyLines.includes(lines)
}

/** For a message whose subject we cannot name, and for a talk that has used its own lines up. */
export const openLines: FriendLines = {
  topics: [],
  heard: ['I’m listening.', 'Thank you for telling me.', 'I’m here, and there is no hurry.'],
  questions: [
    'What is on your mind just now?',
    'Would you tell me a little more?',
    'How does today feel, from where you are?',
  ],
}

/** Small things to do, offered and never ordered. */
export const exercises: readonly string[] = [
  'If you like, try this with me: in for four, hold for four, out for six, three times over.',
  'One small thing, if it helps: put both feet on the floor and name five things you can see.',
  'You could step outside for two minutes and listen for the farthest sound.',
]
