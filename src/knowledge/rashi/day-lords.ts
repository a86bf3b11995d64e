import type { Both } from '#kit/i18n/both.ts'

/** Whose day it is, Sunday first: tradition gives each weekday one of the seven it is named after. */
export const dayLords: Both<readonly string[]> = {
  en: ['the Sun', 'the Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'],
  np: ['सूर्य', 'चन्द्र', 'मङ्गल', 'बुध', 'बृहस्पति', 'शुक्र', 'शनि'],
}
