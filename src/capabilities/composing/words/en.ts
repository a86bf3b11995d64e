const words = {
  'common.composing.by.ai': 'Written by an AI',
  'common.composing.by.composer': 'Written by our own composer, without AI',
  'common.composing.by.shelf': 'From our shelf',
  'common.composing.why.service':
    'The writing service did not answer just now, so this comes from our shelf.',
  'common.composing.why.offline': 'The internet did not answer, so it was written on your device.',
  'common.composing.why.busy': 'Many are asking at this moment, so our composer wrote it.',
  'common.composing.why.budget':
    'The AI has written all it may for today, so our composer wrote it.',
  'common.composing.why.cut': 'It took too long, so it ends here.',
  'common.composing.why.stopped': 'You stopped it here.',
  'common.composing.writing': 'Writing…',
  'common.composing.stop': 'Stop',
  'common.composing.again': 'Write another',
  'common.composing.here': 'Write one here instead',
  'common.composing.failed': 'It could not be written just now. What you wrote is still here.',
  'common.composing.copy': 'Copy',
  'common.composing.copied': 'Copied',
  'common.composing.notCopied': 'It could not be copied. Press the text and hold to copy it.',
  'common.composing.share': 'Share',
  'common.composing.keep': 'Keep as a favourite',
  'common.composing.kept': 'Kept as a favourite',
}

export type Words = typeof words
export default words
