const words = {
  'home.title': 'Express, heal and discover yourself',
  'home.description':
    'An anonymous place to write, to be heard and to breathe, in Nepali and English. Free, no sign-up, works offline too.',
  'home.heading': 'Start your journey from where you are',
  'home.lead':
    'Write it, breathe through it, ask about it, or tell a stranger. In your language, without your name.',
  'home.begin': 'Begin Expressing',
  'home.join': 'Join Community',
  'home.welcome': 'Welcome',
  'home.welcomeBack': 'Welcome back!',
  'home.hello.morning': 'Good morning',
  'home.hello.day': 'Good afternoon',
  'home.hello.evening': 'Good evening',
  'home.hello.night': 'A late hello',
  'home.helloName': '{greeting}, {name}.',
  'home.mood': 'How are you today?',
  'home.moodHint': 'One tap keeps it, on this phone alone.',
  'home.today': 'Today',
  'home.sentence': 'Today’s sentence',
  'home.question': 'Today’s question',
  'home.now': 'Your local time',
  'home.todayKathmandu': 'Today in Kathmandu',
  'home.provisional': 'This year’s calendar isn’t final yet.',
  'home.areas': 'Four rooms to choose from',
  'home.express': 'Diary, poems, stories and quotes. Put words to what you feel.',
  'home.heal': 'A listening friend, moods, kind words, breathing. Put the load down.',
  'home.discover': 'Rashifal, names, numbers, dreams. See yourself in a new light.',
  'home.community': 'Confessions, lessons, gratitude, a question a day. Sit with others.',
  'home.statistics': 'In numbers',
  'home.goal': 'Goal: {of}',
  'home.counts': 'Here so far: posts\u00a0{posts} · hearts\u00a0{hearts} · votes\u00a0{votes}',
  'home.countsNone': 'This site is new. Its walls are waiting for their first words.',
  'home.voices': 'Voices',
  'home.voicesNote': 'Samples, to show what people come here for.',
  'home.about': 'About',
  'home.about.one':
    'Voice of Heart is a quiet place for anyone with something on their mind and nobody to tell, in the language they think in.',
  'home.about.two':
    'There is no sign-up. Your diary, moods and journal stay on your phone unless you ask for a poem or a sealed copy. What you post to a wall carries no name. Where a machine wrote something, it says so.',
  'home.about.three':
    'This is not medical care. If it gets too heavy, press Help: it opens offline too.',
}

export type Words = typeof words
export default words
