import type { Heaviness } from '#knowledge/hearing/heaviness/heaviness.ts'
import type { ComposeKind } from './kinds.ts'
import type { Asked, LifePathFields, NameFields, Written } from './writing-request.ts'

/**
 * Everything a language can write by itself, and how it sits beside somebody whose words are heavy.
 * What has many lines fetches them when they are asked for.
 */
export type Writers = {
  readonly [Kind in Exclude<ComposeKind, 'friendReply' | 'dream'>]: (
    asked: Asked<Kind>,
  ) => Parts<Kind> | Promise<Parts<Kind>>
} & {
  readonly solace: (asked: SolaceAsked) => Promise<string>
}

type Parts<Kind extends ComposeKind> = Kind extends 'nameMeaning'
  ? NameFields
  : Kind extends 'lifePath'
    ? Omit<LifePathFields, 'number'>
    : Kind extends 'poem'
      ? Written
      : string

/** A page of a diary has no topic. */
interface SolaceAsked {
  readonly weight: Heaviness
  readonly topic: string | undefined
  readonly form: string | undefined
  readonly seed: string
}
