import { kathmandu } from '#kit/i18n/kathmandu.ts'
import type { Language } from '#kit/i18n/language.ts'
import type { ComposeKind, LifePathNumber, ReadingPeriod } from '#knowledge/poetry/kinds.ts'
import type { NameInBooks } from '#knowledge/poetry/writing-request.ts'
import type { Reply } from '#knowledge/talking/talk.ts'
import type { ComposeRequest, RequestFor } from './contract.ts'

/** What other rooms know how to work out, received as functions because a feature owns each. */
export interface ComposingLookups {
  /** How well two names match, from 50 to 90, the same for the same names. */
  percentOf(names: readonly [string, string]): number
  /** The life path number of a day, written YYYY-MM-DD. */
  lifePathOf(date: string): LifePathNumber
  /** What the books say of a name, for those that are in them. */
  nameInBooks?(name: string, language: Language): NameInBooks | undefined
  /** The day, week or month a reading is for, which takes a calendar. */
  readingSpan(period: ReadingPeriod, now: number): string
}

/** What a request of a kind cannot be written without. */
export type LookupsFor<Kind extends ComposeKind> = Kind extends 'love'
  ? Pick<ComposingLookups, 'percentOf'>
  : Kind extends 'lifePath'
    ? Pick<ComposingLookups, 'lifePathOf'>
    : object

/** What was worked out for one request, by its kind. */
interface Found {
  readonly love: { readonly percent: number }
  readonly lifePath: { readonly number: LifePathNumber }
  readonly nameMeaning: { readonly inBooks?: NameInBooks | undefined }
  readonly horoscope: { readonly span: string }
  readonly friendReply: { readonly now: number; readonly zone: string; readonly reply?: Reply }
}

/** A request with all that whoever writes has to know. */
export type FullRequest = {
  [Kind in ComposeKind]: RequestFor<Kind> & (Kind extends keyof Found ? Found[Kind] : object)
}[ComposeKind]
export type FullRequestFor<Kind extends ComposeKind> = Extract<FullRequest, { kind: Kind }>

export function lookUp(
  request: ComposeRequest,
  lookups: ComposingLookups,
  now: number,
): FullRequest {
  switch (request.kind) {
    case 'love':
      return { ...request, percent: lookups.percentOf(request.names) }
    case 'lifePath':
      return { ...request, number: lookups.lifePathOf(request.date) }
    case 'nameMeaning':
      return { ...request, inBooks: lookups.nameInBooks?.(request.name, request.language) }
    case 'horoscope':
      return { ...request, span: lookups.readingSpan(request.period, now) }
    case 'friendReply':
      return { ...request, now, zone: request.zone ?? kathmandu }
    default:
      return request
  }
}
