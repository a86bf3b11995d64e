const words = {
  'discover.name.field': 'A name',
  'discover.name.hint': 'A first name, in English letters or in Nepali.',
  'discover.name.find': 'Look it up',
  'discover.name.blank': 'A name first: your own, or one you are curious about.',
  'discover.name.too_long': 'At most {n} letters, please. The first name alone is enough.',
  'discover.name.forbidden':
    'Some of these letters cannot be read. Could you write the name again?',
  'discover.name.looking': 'Looking it up…',
  'discover.name.lost': 'We couldn’t open our list of names just now. The name is still here.',
  'discover.name.meaning': 'Meaning',
  'discover.name.origin': 'Origin',
  'discover.name.personality': 'Personality',
  'discover.name.letters': 'First syllable and sign',
  'discover.name.orLetters': 'Written in English letters, it may be read in more than one way.',
  'discover.name.uncertain': 'Sources disagree about this name; this is one reading.',
  'discover.name.fromShelf': 'From our shelf of names',
  'discover.name.unknown': 'This name is not on our shelf yet, so take what follows as a guess.',
  'discover.name.play': 'The personality is play; the rest comes from books of names.',
}

export type Words = typeof words
export default words
