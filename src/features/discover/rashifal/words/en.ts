const words = {
  'discover.rashifal.lead':
    'A few words for your sign. Take what helps, and leave the rest to the stars.',
  'discover.rashifal.period': 'For how long?',
  'discover.rashifal.daily': 'Daily',
  'discover.rashifal.weekly': 'Weekly',
  'discover.rashifal.monthly': 'Monthly',
  'discover.rashifal.sign': 'Which is your sign?',
  'discover.rashifal.read': 'Read the Rashifal',
  'discover.rashifal.same': 'Everyone with this sign reads the same words until they change.',
  'discover.rashifal.facts': 'Lord: {lord}. Element: {element}.',
  'discover.rashifal.weekOf': '{from} to {until}',
  'discover.rashifal.failed': 'The Rashifal could not be read just now.',
  'discover.rashifal.find': 'I do not know my sign',
  'discover.rashifal.findBy': 'Find it by',
  'discover.rashifal.byName': 'First letter of a name',
  'discover.rashifal.byBirth': 'Date of birth',
  'discover.rashifal.name': 'A name',
  'discover.rashifal.nameHint':
    'The first sound decides, as in the patro. Nothing is sent or kept.',
  'discover.rashifal.noSyllable': 'No sign goes with this sound. Could you write it another way?',
  'discover.rashifal.syllableGives': 'A name with {syllable} belongs to',
  'discover.rashifal.calendar': 'Which calendar?',
  'discover.rashifal.bs': 'BS (Nepali)',
  'discover.rashifal.ad': 'AD',
  'discover.rashifal.year': 'Year',
  'discover.rashifal.month': 'Month',
  'discover.rashifal.day': 'Day',
  'discover.rashifal.adDay': 'Day',
  'discover.rashifal.chooseMonth': 'Choose',
  'discover.rashifal.noSuchDay': 'The calendar has no such day. Could you look once more?',
  'discover.rashifal.bornUnder': 'By this date you belong to',
  'discover.rashifal.edge':
    'Near the first and last days of a sign, the year of birth can shift it by a day.',
  'discover.rashifal.take': 'Choose {sign}',
}

export type Words = typeof words
export default words
