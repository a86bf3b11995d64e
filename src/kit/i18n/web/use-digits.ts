import { toDevanagariDigits } from '../numbers.ts'
import { useLanguage } from './language.tsx'

/** A phone number in the digits of the reader. */
export function useDigits(): (number: string) => string {
  const { language } = useLanguage()
  return (number) => (language === 'np' ? toDevanagariDigits(number) : number)
}
