import { type ComposeKind, composeKinds } from '#knowledge/poetry/kinds.ts'
import type { BodyOf, ComposeRequest } from '../../contract.ts'
import type { ComposeEvent } from '../../events.ts'
import { type ComposingLookups, type FullRequest, lookUp } from '../../lookups.ts'
import { readingSpan } from '../../reading-span.ts'
import type { ServiceSettings } from '../../text-settings.ts'
import { tidyRequest } from '../../tidy-request.ts'
import { openService } from '../choose-generator.ts'
import { type Composing, type ComposingDependencies, createComposing } from '../create-composing.ts'
import type { TextGenerator } from '../text-generator.ts'
import type { Writing } from '../writing.ts'

/** A key that can be looked for in everything that leaves. */
export const canary = 'canary-key-4f7Qz81'

export const providers = ['gemini', 'openai'] as const
export type ProviderName = (typeof providers)[number]

/** The settings of somebody who has a key. */
export function serviceAt(provider: ProviderName, baseUrl: string): ServiceSettings {
  return { source: provider, key: canary, model: 'a-model', baseUrl }
}

export function generatorAt(provider: ProviderName, baseUrl: string): TextGenerator {
  return openService(serviceAt(provider, baseUrl))
}

const lookups: ComposingLookups = {
  percentOf: () => 77,
  lifePathOf: () => 11,
  readingSpan,
}

export const somebody = { visitorId: 'sita', network: '203.0.113.7' }

export interface TestComposing extends Composing {
  readonly log: object[]
  readonly clock: { now(): number; pass(millis: number): void }
}

export function composeWith(
  generator: TextGenerator | undefined,
  changes: Partial<ComposingDependencies> = {},
): TestComposing {
  const log: object[] = []
  let time = Date.UTC(2026, 10, 21, 6)
  const clock = {
    now: () => time,
    pass(millis: number) {
      time += millis
    },
  }
  const composing = createComposing({
    generator,
    clock,
    random: () => 0.5,
    openLookups: async () => lookups,
    log: { warn: (details, message) => log.push({ ...details, note: message }) },
    ...changes,
  })
  return { ...composing, log, clock }
}

/** An ordinary request of each kind. */
export const usualBodies: { readonly [Kind in ComposeKind]: Omit<BodyOf<Kind>, 'language'> } = {
  poem: { topic: 'rain on a tin roof' },
  affirmation: { mood: 'peaceful' },
  quote: { category: 'friendship' },
  storyStarter: { genre: 'mystery' },
  friendReply: { message: 'I had a long day at work.' },
  horoscope: { sign: 'leo', period: 'daily' },
  love: { names: ['Sita', 'Ram'] },
  nameMeaning: { name: 'Maya' },
  lifePath: { date: '1990-04-12' },
  dream: { dream: 'I was flying over a lake.' },
  diaryPoem: { entry: 'Today we walked to the old temple and it rained.' },
}

export const usualRequests: readonly ComposeRequest[] = composeKinds.flatMap((kind) =>
  (['en', 'np'] as const).map((language) =>
    tidyRequest(kind, { ...usualBodies[kind], language } as BodyOf<typeof kind>),
  ),
)

export function requestOf(kind: ComposeKind, changes: object = {}): ComposeRequest {
  const body = { ...usualBodies[kind], language: 'en', ...changes }
  return tidyRequest(kind, body as BodyOf<typeof kind>)
}

/** As whoever writes is given it. */
export function fullRequestOf(request: ComposeRequest): FullRequest {
  return lookUp(request, lookups, Date.UTC(2026, 10, 21, 6))
}

/** Waits for a text as a visitor does, who leaves when it is there. */
export async function listenTo(writing: Writing): Promise<readonly ComposeEvent[]> {
  const leave = writing.listen(0, { hear() {}, end() {} })
  const events = await writing.finished
  leave()
  return events
}
