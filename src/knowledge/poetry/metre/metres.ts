/** Eight ganas of three syllables; ल and ग are a single light and a single heavy one. */
const ganas: Record<string, string> = {
  म: 'GGG',
  न: 'LLL',
  भ: 'GLL',
  य: 'LGG',
  ज: 'LGL',
  र: 'GLG',
  स: 'LLG',
  त: 'GGL',
  ल: 'L',
  ग: 'G',
}

/** Metres whose four padas all follow one pattern of weights; yati is where the voice may rest. */
export const evenMetres = {
  शार्दूलविक्रीडित: { ganas: 'मसजसततग', yati: [12, 7] },
  मन्दाक्रान्ता: { ganas: 'मभनततगग', yati: [4, 6, 7] },
  वसन्ततिलका: { ganas: 'तभजजगग', yati: [14] },
  शिखरिणी: { ganas: 'यमनसभलग', yati: [6, 11] },
  मालिनी: { ganas: 'ननमयय', yati: [8, 7] },
  स्रग्धरा: { ganas: 'मरभनययय', yati: [7, 7, 7] },
  इन्द्रवज्रा: { ganas: 'ततजगग', yati: [11] },
  उपेन्द्रवज्रा: { ganas: 'जतजगग', yati: [11] },
  भुजङ्गप्रयात: { ganas: 'यययय', yati: [12] },
  तोटक: { ganas: 'सससस', yati: [12] },
  द्रुतविलम्बित: { ganas: 'नभभर', yati: [12] },
} as const

export type EvenMetre = keyof typeof evenMetres
export type Metre = EvenMetre | 'अनुष्टुप्' | 'झ्याउरे'

export const evenMetreNames = Object.keys(evenMetres) as EvenMetre[]

export function isEvenMetre(metre: Metre): metre is EvenMetre {
  return metre in evenMetres
}

export function patternOf(metre: EvenMetre): string {
  return [...evenMetres[metre].ganas].map((gana) => ganas[gana]).join('')
}

export const anushtupPada = 8

/** झ्याउरे counts written syllables, not weights: 16, with a rest after the 5th and the 10th. */
export const jhyaureRests = [5, 10]
export const jhyaureLine = 16
