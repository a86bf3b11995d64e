import type { Language } from '#kit/i18n/language.ts'

/** Where most who read Nepali live; of any other place the name is left in its own letters. */
const nepali: Readonly<Record<string, string>> = {
  Kathmandu: 'काठमाडौँ',
  Kolkata: 'भारत',
  Calcutta: 'भारत',
  Qatar: 'कतार',
  Dubai: 'दुबई',
  Riyadh: 'रियाद',
  Kuwait: 'कुवेत',
  Bahrain: 'बहराइन',
  Muscat: 'मस्कट',
  'Kuala Lumpur': 'क्वालालम्पुर',
  Singapore: 'सिङ्गापुर',
  Tokyo: 'टोकियो',
  Seoul: 'सोल',
  'Hong Kong': 'हङकङ',
  Sydney: 'सिड्नी',
  Melbourne: 'मेलबर्न',
  London: 'लन्डन',
  'New York': 'न्युयोर्क',
}

/** The city of a zone. Browsers still say Katmandu, as the zone was first spelled; nobody who lives there does. */
export function nameZone(zone: string, language: Language): string {
  const city = (zone.split('/').at(-1) ?? '').replace('Katmandu', 'Kathmandu').replaceAll('_', ' ')
  return (language === 'np' && nepali[city]) || city
}
