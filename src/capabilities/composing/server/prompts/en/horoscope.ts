import type { ReadingPeriod } from '#knowledge/poetry/kinds.ts'
import { signs } from '#knowledge/rashi/signs.ts'
import type { MakePrompt } from '../prompt-parts.ts'

const spans: Record<ReadingPeriod, string> = {
  daily: 'today',
  weekly: 'this week',
  monthly: 'this month',
}

export const askHoroscope: MakePrompt<'horoscope'> = ({ sign, period }) => ({
  ask: `Write a horoscope for ${spans[period]} for the sign ${nameOf(sign)}, of four to six sentences: the heart, the people near, work or study, and one small thing to do. Encourage, never frighten, and say "may" rather than "will".`,
})

function nameOf(sign: string): string {
  return signs.find(({ id }) => id === sign)?.name.en ?? sign
}
