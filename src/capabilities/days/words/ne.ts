import type { Words } from './en.ts'

const words: Record<keyof Words, string> = {
  'common.calendar.legend': 'पात्रो',
  'common.calendar.bs': 'वि.सं.',
  'common.calendar.ad': 'ई.सं.',
  'common.calendar.before': 'अघिल्लो महिना',
  'common.calendar.after': 'अर्को महिना',
  'common.calendar.today': 'आज',
  'common.calendar.provisional': 'यो वर्षको पात्रो अझै पक्का भइसकेको छैन, एकाध दिन तलमाथि हुन सक्छ।',
}

export default words
