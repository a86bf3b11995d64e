const words = {
  'common.name.title': 'What shall we call you?',
  'common.name.label': 'A name or nickname',
  'common.name.hint': 'At most 30 characters. In any script.',
  'common.name.privacy':
    'Only you see it, here and in greetings. Nothing you post carries it, and there is no account.',
  'common.name.continue': 'Continue',
  'common.name.later': 'Not now',
  'common.name.blank': 'Any name will do; it only needs one letter.',
  'common.name.tooLong': 'That is a little long. At most 30 characters, please.',
  'common.name.forbidden': 'One of these characters cannot be kept. Please write it another way.',
  'common.name.offline':
    'There is no internet just now. The name is still here; try again in a moment.',
  'common.name.busy': 'That was a little fast. Please try again in a minute.',
  'common.name.failed': 'It could not be saved. Please try again in a moment.',
}

export type Words = typeof words
export default words
