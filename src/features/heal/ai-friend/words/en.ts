const words = {
  'heal.ai-friend.label': 'A program, not a person',
  'heal.ai-friend.labelModel': 'A program, not a person. An AI model may write its replies.',
  'heal.ai-friend.hello':
    'Namaste. I’m a program, not a person. I don’t know everything, but I read closely and answer gently. What is on your mind?',
  'heal.ai-friend.talk': 'Your conversation',
  'heal.ai-friend.you': 'You',
  'heal.ai-friend.friend': 'Listening friend (a program)',
  'heal.ai-friend.starters': 'Ways to begin',
  'heal.ai-friend.starter.sleep': 'I can’t sleep',
  'heal.ai-friend.starter.today': 'Something happened today',
  'heal.ai-friend.starter.talk': 'I just want to talk',
  'heal.ai-friend.offers': 'What you could say or do next',
  'heal.ai-friend.readAloud': 'Read aloud',
  'heal.ai-friend.stopReading': 'Stop reading',
  'heal.ai-friend.write': 'Write to your friend',
  'heal.ai-friend.placeholder': 'Today I…',
  'heal.ai-friend.send': 'Send',
  'heal.ai-friend.blank': 'Write a little first. One word is enough.',
  'heal.ai-friend.over': '{n} {n|character|characters} over',
  'heal.ai-friend.answering': 'Your friend is answering…',
  'heal.ai-friend.retry': 'Try another reply',
  'heal.ai-friend.unanswered': 'Get a reply',
  'heal.ai-friend.here': 'Reply on this phone instead',
  'heal.ai-friend.failed':
    'I’m here for you, even when words are hard to find. Take your time. No reply came just now; what you wrote is still here.',
  'heal.ai-friend.serviceSilent':
    'The writing service didn’t answer just now, so this was written on your phone.',
  'heal.ai-friend.kept': 'This conversation stays on this phone. None of it is sent anywhere.',
  'heal.ai-friend.keptSent':
    'This conversation stays on this phone. Your words are sent only to be answered.',
  'heal.ai-friend.sent': 'Your words are sent only to be answered.',
  'heal.ai-friend.talks': 'Conversations',
  'heal.ai-friend.memory': 'What I remember',
  'heal.ai-friend.leavesNothingNow':
    'This conversation isn’t saved. It’s gone when you leave this page.',
}

export type Words = typeof words
export default words
