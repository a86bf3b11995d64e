import type { Both } from './both.ts'
import type { Language } from './language.ts'
import { formatNumber } from './numbers.ts'

type Unit = { readonly size: number; readonly name: string }

const units: Both<readonly Unit[]> = {
  en: [
    { size: 1e9, name: 'B' },
    { size: 1e6, name: 'M' },
    { size: 1e3, name: 'K' },
  ],
  np: [
    { size: 1e11, name: ' खर्ब' },
    { size: 1e9, name: ' अर्ब' },
    { size: 1e7, name: ' करोड' },
    { size: 1e5, name: ' लाख' },
    { size: 1e3, name: ' हजार' },
  ],
}

/** 1.2K and १.२ हजार. Thousands are rounded down, so that no count claims more than there is. */
export function formatCompact(n: number, language: Language): string {
  const unit = units[language].find(({ size }) => n >= size)
  if (!unit) return formatNumber(n, language)
  const tenths = Math.floor(n / (unit.size / 10))
  const shown = tenths < 100 ? tenths / 10 : Math.floor(tenths / 10)
  return formatNumber(shown, language) + unit.name
}

const englishUnits: Readonly<Record<string, number>> = { '': 1, K: 1e3, M: 1e6, B: 1e9 }

/** A statistic as it is written in English ("10K+", "100%", "24/7"), in the reader's language. */
export function formatStatistic(statistic: string, language: Language): string {
  if (language === 'en') return statistic
  if (statistic === '24/7') return 'चौबीसै घण्टा'
  const [, digits, unit = '', sign = ''] = /^([\d.,]+)([KMB]?)([+%]?)$/.exec(statistic) ?? []
  const n = Number(digits?.replaceAll(',', '')) * (englishUnits[unit] ?? 1)
  return Number.isNaN(n) ? statistic : formatCompact(n, language) + sign
}
