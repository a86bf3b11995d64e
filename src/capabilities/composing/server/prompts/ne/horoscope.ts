import type { ReadingPeriod } from '#knowledge/poetry/kinds.ts'
import { signs } from '#knowledge/rashi/signs.ts'
import type { MakePrompt } from '../prompt-parts.ts'

const spans: Record<ReadingPeriod, string> = {
  daily: 'आजको',
  weekly: 'यस हप्ताको',
  monthly: 'यस महिनाको',
}

export const askHoroscope: MakePrompt<'horoscope'> = ({ sign, period }) => ({
  ask: `${nameOf(sign)} राशिको ${spans[period]} राशिफल चार देखि छ वाक्यमा लेख्नुहोस्: मन, नजिकका मान्छे, काम वा पढाइ, अनि गर्न सकिने एउटा सानो कुरा। हौसला दिनुहोस्, नडराउनुहोस्, "हुन्छ" भन्नुको सट्टा "हुन सक्छ" भन्नुहोस्।`,
})

function nameOf(sign: string): string {
  return signs.find(({ id }) => id === sign)?.name.np ?? sign
}
