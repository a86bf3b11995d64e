const words = {
  'common.calendar.legend': 'Calendar',
  'common.calendar.bs': 'BS',
  'common.calendar.ad': 'AD',
  'common.calendar.before': 'Previous month',
  'common.calendar.after': 'Next month',
  'common.calendar.today': 'today',
  'common.calendar.provisional': 'This year’s calendar isn’t final yet; dates may move by a day.',
}

export type Words = typeof words
export default words
