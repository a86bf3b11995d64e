import type { Both } from '#kit/i18n/both.ts'
import type { Language } from '#kit/i18n/language.ts'
import type { Partner } from './partners.ts'

/** The first line of a practice talk says what is talking. */
export const practiceGreetings: readonly Both[] = [
  {
    en: 'Hello, I’m {name}, a practice partner: a program, not a person. You can still write whatever is on your mind. How was today?',
    np: 'नमस्ते, म {name}, अभ्यास साथी। म मान्छे होइन, प्रोग्राम हुँ। तैपनि मनमा जे छ, निर्धक्क लेख्न सकिन्छ। आजको दिन कस्तो रह्यो?',
  },
  {
    en: 'Welcome. I’m {name}, here to practise with: no person is behind these lines. There’s no hurry, begin wherever you like.',
    np: 'आउनुहोस्, बसौँ। म {name}, अभ्यासका लागि मात्र हुँ, यता कोही मान्छे छैन। हतार केही छैन, जहाँबाट मन लाग्छ त्यहीँबाट सुरु गरौँ।',
  },
  {
    en: 'Namaste. My name is {name} and I’m a practice partner, not a person. What would you like to say out loud?',
    np: 'नमस्ते। मेरो नाम {name}, म अभ्यास साथी हुँ, मान्छे होइन। आज के कुरा भन्न मन छ?',
  },
]

export function greetAs(partner: Partner, language: Language, random: () => number): string {
  const greeting = practiceGreetings[Math.floor(random() * practiceGreetings.length)]
  return (greeting?.[language] ?? '').replace('{name}', partner[language])
}
