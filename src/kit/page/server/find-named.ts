import type { Language } from '../../i18n/language.ts'
import type { PictureWords } from '../scenery.ts'

/** One thing that an address names beside its page: a sign, a quote. */
export interface NamedThing {
  readonly title: string
  readonly description: string
  readonly picture: PictureWords
}

type FindNamed = (id: string, language: Language) => Promise<NamedThing | undefined>

/** Which things the addresses of a page may name, by which word of the query. */
export interface NamedThings<Services> {
  readonly path: string
  readonly parameter: string
  open(services: Services): FindNamed
}
