const words = {
  'discover.numerology.calendar': 'Which calendar?',
  'discover.numerology.bs': 'BS (Nepali)',
  'discover.numerology.ad': 'AD',
  'discover.numerology.birth': 'Date of birth',
  'discover.numerology.year': 'Year',
  'discover.numerology.month': 'Month',
  'discover.numerology.day': 'Day',
  'discover.numerology.adDay': 'Day',
  'discover.numerology.chooseMonth': 'Choose',
  'discover.numerology.needsDate': 'The day, month and year of birth, please.',
  'discover.numerology.needsYear': 'Which year?',
  'discover.numerology.needsMonth': 'Which month?',
  'discover.numerology.needsDay': 'Which day?',
  'discover.numerology.find': 'Find the number',
  'discover.numerology.problem.figures':
    'Please write the year and the day in digits, such as 2055 and 7.',
  'discover.numerology.problem.noSuchDay':
    'The calendar has no such day. February, for one, has 29 days only in a leap year. Please check it.',
  'discover.numerology.problem.noSuchBsDay':
    '{month} {year} has {days} days. Please check the day.',
  'discover.numerology.problem.future': 'That day has not come yet. Please check the year.',
  'discover.numerology.problem.outsideTable':
    'Our Nepali calendar reaches from {from} to {until}. For another year, please use the AD date.',
  'discover.numerology.number': 'Life path number',
  'discover.numerology.steps': 'How it’s worked out',
  'discover.numerology.part': 'Part',
  'discover.numerology.sumOf': 'Sum',
  'discover.numerology.result': 'Result',
  'discover.numerology.together': 'Together',
  'discover.numerology.fromAd': 'The digits of the AD date are added.',
  'discover.numerology.kept': '11, 22 and 33 are kept whole wherever they turn up.',
  'discover.numerology.uncertain':
    'Almanacs do not agree about this Nepali year, so the AD date may be a day off.',
  'discover.numerology.meaning': 'Meaning',
  'discover.numerology.traits': 'Traits',
}

export type Words = typeof words
export default words
