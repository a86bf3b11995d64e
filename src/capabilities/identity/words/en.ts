const words = {
  'common.name.ask': 'That’s kept. If you like, tell us what to call you next time.',
  'common.name.give': 'Give a name',
  'common.name.title': 'What shall we call you?',
  'common.name.label': 'A name or nickname',
  'common.name.hint': 'Up to 30 characters, in any script.',
  'common.name.privacy':
    'Only you see it, here and in greetings. It never appears on your posts, and there is no sign-up.',
  'common.name.continue': 'Continue',
  'common.name.later': 'Not now',
  'common.name.done': 'Lovely. You can change it any time in the menu.',
  'common.name.blank': 'Any name will do, even a single letter.',
  'common.name.tooLong': 'That’s a little long. Up to 30 characters, please.',
  'common.name.forbidden': 'One of these characters can’t be used. Please try another spelling.',
  'common.name.offline': 'You’re offline. The name is still here; try again in a moment.',
  'common.name.busy': 'You’re going a little fast. Please try again in a minute.',
  'common.name.failed': 'We couldn’t save it. Please try again in a moment.',
}

export type Words = typeof words
export default words
