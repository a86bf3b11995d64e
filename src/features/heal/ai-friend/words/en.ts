const words = {
  'heal.ai-friend.lead':
    'Write what is on your mind, at any hour. There is no wrong way to say it.',
  'heal.ai-friend.label': 'A program, not a human',
  'heal.ai-friend.labelModel': 'A program, not a human. An AI model may write its replies.',
  'heal.ai-friend.hello':
    'Namaste. I am a program that listens, not a human being. I cannot see you or know everything, but I read what you write and answer gently. What is on your mind?',
  'heal.ai-friend.talk': 'Your talk',
  'heal.ai-friend.you': 'You',
  'heal.ai-friend.friend': 'Listening friend (a program)',
  'heal.ai-friend.starters': 'Ways to begin',
  'heal.ai-friend.starter.sleep': 'I cannot sleep',
  'heal.ai-friend.starter.today': 'Something happened today',
  'heal.ai-friend.starter.talk': 'I just want to talk',
  'heal.ai-friend.offers': 'What you could say or do next',
  'heal.ai-friend.readAloud': 'Read aloud',
  'heal.ai-friend.stopReading': 'Stop reading',
  'heal.ai-friend.write': 'Write to your friend',
  'heal.ai-friend.placeholder': 'Today I…',
  'heal.ai-friend.send': 'Send',
  'heal.ai-friend.over': '{n} {n|letter|letters} too many',
  'heal.ai-friend.answering': 'Your friend is answering…',
  'heal.ai-friend.retry': 'Answer differently',
  'heal.ai-friend.unanswered': 'Ask for an answer',
  'heal.ai-friend.here': 'Answer on this phone instead',
  'heal.ai-friend.failed':
    "I'm here for you, even when words are hard to find. Take your time. No answer came just now; what you wrote is still here.",
  'heal.ai-friend.serviceSilent':
    'The writing service did not answer just now, so this was written on your phone.',
  'heal.ai-friend.kept': 'This talk stays on this phone. Nothing of it is sent anywhere.',
  'heal.ai-friend.keptSent':
    'This talk is kept on this phone. Your words are sent only to be answered.',
  'heal.ai-friend.sent': 'Your words are sent only to be answered.',
  'heal.ai-friend.talks': 'Talks',
  'heal.ai-friend.memory': 'What I remember',
  'heal.ai-friend.leavesNothingNow':
    'Nothing of this talk is kept. It is gone when you leave this page.',
}

export type Words = typeof words
export default words
