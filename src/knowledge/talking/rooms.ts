import type { Both } from '#kit/i18n/both.ts'
import type { Action } from './guides/guide.ts'

/** How a step into another room of the house is offered. */
export const roomLabels: Readonly<Record<Action, Both>> = {
  breathe: { en: 'Breathe with me', np: 'सँगै सास फेरौँ' },
  mood: { en: 'Keep my mood', np: 'आजको मन टिपौँ' },
  journal: { en: 'Write in the journal', np: 'मनको टिपोटमा लेखौँ' },
  diary: { en: 'Write in the diary', np: 'डायरीमा लेखौँ' },
  poem: { en: 'Make a poem of it', np: 'यसैको कविता बनाऔँ' },
  story: { en: 'Begin a story', np: 'कथा सुरु गरौँ' },
  rashifal: { en: 'Today’s rashifal', np: 'आजको राशिफल' },
  affirmation: { en: 'A kind sentence', np: 'एउटा मिठो वाक्य' },
  gratitude: { en: 'The gratitude wall', np: 'आभारको भित्ता' },
  help: { en: 'Whom to call', np: 'कसलाई फोन गर्ने' },
  'safety-plan': { en: 'My safety plan', np: 'मेरो सुरक्षा योजना' },
}
