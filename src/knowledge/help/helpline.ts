import type { Both } from '#kit/i18n/both.ts'

/** What a line is there for. */
export type Reason = 'dying' | 'hurt' | 'child' | 'work' | 'ambulance' | 'police'

/** Where a number was found, under the name its page goes by. */
export interface Source {
  readonly name: string
  readonly link: string
}

/** A number to call; elsewhere, where we know none, a page that does. */
export interface Dialled {
  /** As it is written on paper and read over: 1660-01-02005. */
  readonly number: string
  /** Exactly what the phone dials; empty for a page. */
  readonly call: string
  readonly href: string
}

export interface Helpline extends Dialled {
  readonly id: string
  readonly name: Both
  readonly reasons: readonly Reason[]
  /** As the sources publish them; null where none does. Never a promise of ours. */
  readonly hours: Both | null
  /** What else a caller should know: languages, whom it is for. */
  readonly note?: Both
  /** The same line for those who call from another country. */
  readonly fromAbroad?: Dialled
  readonly sources: readonly Source[]
  /** The day someone phoned it and it answered (YYYY-MM-DD); null while nobody has. */
  readonly checkedOn: string | null
}

/** Where the number of an embassy is not agreed on by public sources, its own page is all we name. */
export interface Embassy {
  readonly phone: Dialled | null
  readonly link: string
  readonly sources: readonly Source[]
}

export interface HelpInCountry {
  readonly name: Both
  /** In the order they are offered: the first for a reason is the one for a big button. */
  readonly lines: readonly Helpline[]
  readonly embassy: Embassy | null
}

export function dial(number: string): Dialled {
  const call = number.replace(/[^+\d]/g, '')
  return { number, call, href: `tel:${call}` }
}

export const dayAndNight: Both = { en: '24 hours', np: 'चौबीसै घण्टा' }

export const emergencyName: Both = { en: 'Ambulance and police', np: 'एम्बुलेन्स र प्रहरी' }
export const ambulanceName: Both = { en: 'Ambulance', np: 'एम्बुलेन्स' }
export const policeName: Both = { en: 'Police', np: 'प्रहरी' }
