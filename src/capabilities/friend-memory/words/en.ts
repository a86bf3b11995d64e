const words = {
  'common.memory.title': 'What I remember',
  'common.memory.lead':
    'Only what you let me keep, and only on this phone. Change or delete any line.',
  'common.memory.none': 'I remember nothing about you.',
  'common.memory.off': 'Remember nothing',
  'common.memory.offNow': 'Nothing new is kept. What is here stays until you delete it.',
  'common.memory.helped': 'What helped me',
  'common.memory.others': 'What you told me',
  'common.memory.fromGuide': 'from the guide “{title}”',
  'common.memory.fromAGuide': 'from a guide',
  'common.memory.toldOn': 'you told me on {day}',
  'common.memory.isOn': 'on {day}',
  'common.memory.edit': 'Change: {text}',
  'common.memory.bin': 'Delete: {text}',
  'common.memory.line': 'This line',
  'common.memory.blank': 'Nothing is written here. Cancel keeps the line as it was.',
  'common.memory.letters': 'How I write Nepali',
  'common.memory.lettersAsYou': 'As you write',
  'common.memory.lettersDevanagari': 'देवनागरी',
  'common.memory.lettersLatin': 'Latin letters',
  'common.memory.forgetAll': 'Forget everything',
  'common.memory.forgetAsk': 'Forget {n} {n|line|lines}? This can’t be undone.',
  'common.memory.forgetNo': 'Keep them',
}

export type Words = typeof words
export default words
