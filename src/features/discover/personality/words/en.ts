const words = {
  'discover.personality.progress': 'Question {n} of {all}',
  'discover.personality.missing': 'Choose the answer that comes nearest. It needn’t fit exactly.',
  'discover.personality.next': 'Next',
  'discover.personality.finish': 'See my portrait',
  'discover.personality.back': 'Back',
  'discover.personality.retake': 'Take it again',
  'discover.personality.result': 'Your small portrait',
  'discover.personality.traits': 'What others may notice in you',
  'discover.personality.play':
    'Five questions can’t hold a whole person. It’s only a game: keep what feels true and let the rest go.',
  'discover.personality.more.INTJ':
    'People come to you when the way is unclear, because you have usually walked it in your mind already. Let somebody carry a stone with you now and then; the house stands all the better for it.',
  'discover.personality.more.INFP':
    'You feel more than you say, and much of it turns into kindness or into words. On noisy days, give your own heart the patience you keep for everyone else.',
  'discover.personality.more.ENFP':
    'You see what somebody could become and tell them so, and often that is all they needed. You may rest as well: those who love you stay when the music stops.',
  'discover.personality.more.ESTJ':
    'What you promise gets done, and the people around you sleep better for it. Once in a while let the rice burn a little and sit down with the others.',
  'discover.personality.more.ISFJ':
    'Much that goes well around you goes well because you saw to it, and seldom said so. You are allowed hot tea, too: ask somebody for something today.',
  'discover.personality.more.ENTP':
    'You make tired ideas wake up and tired people laugh. Choose one of your hundred doors and walk all the way through; there is a garden behind it.',
}

export type Words = typeof words
export default words
