const words = {
  'common.calendar.legend': 'Calendar',
  'common.calendar.bs': 'BS',
  'common.calendar.ad': 'AD',
  'common.calendar.before': 'The month before',
  'common.calendar.after': 'The month after',
  'common.calendar.today': 'today',
  'common.calendar.provisional': 'The calendar of this year is not settled yet: a day may shift.',
}

export type Words = typeof words
export default words
