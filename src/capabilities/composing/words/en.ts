const words = {
  'common.composing.by.ai': 'Written by an AI',
  'common.composing.by.composer': 'Written by our own composer, without AI',
  'common.composing.by.shelf': 'From our shelf',
  'common.composing.why.service':
    'The writing service didn’t answer just now, so this comes from our shelf.',
  'common.composing.why.offline': 'You seem to be offline, so this was written on your device.',
  'common.composing.why.busy': 'It’s busy just now, so our own composer wrote this one.',
  'common.composing.why.budget':
    'The AI has reached today’s limit, so our own composer wrote this one.',
  'common.composing.why.cut': 'This took too long, so it stops here.',
  'common.composing.why.stopped': 'You stopped it here.',
  'common.composing.writing': 'Generating…',
  'common.composing.stop': 'Stop',
  'common.composing.again': 'Write another',
  'common.composing.here': 'Write one on this device instead',
  'common.composing.failed': 'That didn’t work just now. What you wrote is still here.',
  'common.composing.copy': 'Copy',
  'common.composing.copied': 'Copied',
  'common.composing.notCopied': 'Couldn’t copy it. Press and hold the text instead.',
  'common.composing.share': 'Share text',
  'common.composing.keep': 'Favourite',
}

export type Words = typeof words
export default words
