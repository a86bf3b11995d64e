import type { Both } from '#kit/i18n/both.ts'

/** A practice partner is a few lines of text with a first name; every screen says so beside it. */
export type Partner = Both

export const practicePartners: readonly Partner[] = [
  { en: 'Asha', np: 'आशा' },
  { en: 'Kiran', np: 'किरण' },
  { en: 'Maya', np: 'माया' },
  { en: 'Sagar', np: 'सागर' },
  { en: 'Sujata', np: 'सुजाता' },
  { en: 'Prakash', np: 'प्रकाश' },
  { en: 'Nisha', np: 'निशा' },
  { en: 'Roshan', np: 'रोशन' },
  { en: 'Jamuna', np: 'जमुना' },
  { en: 'Bishal', np: 'विशाल' },
]

/** What stands under the name for as long as the talk lasts. */
export const practiceLabel: Both = {
  en: 'Practice partner: a program, not a person',
  np: 'अभ्यास साथी: मान्छे होइन, प्रोग्राम हो',
}

export function choosePartner(random: () => number): Partner {
  return practicePartners[Math.floor(random() * practicePartners.length)] as Partner
}
