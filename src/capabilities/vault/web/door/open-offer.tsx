import type { Language } from '#kit/i18n/language.ts'
import { type Brought, bringWords } from './bring-words.tsx'
import { Offer, type OfferProps } from './offer.tsx'

export function openOffer(language: Language, props: OfferProps): Promise<Brought> {
  return bringWords(language, <Offer {...props} />)
}
