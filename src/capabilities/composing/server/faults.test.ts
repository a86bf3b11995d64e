import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { ComposeRequest } from '../contract.ts'
import type { ComposeEvent } from '../events.ts'
import { shelvedAffirmations } from '../shelf/affirmations.ts'
import { shelvedReadings } from '../shelf/readings.ts'
import { faults } from './testing/behaviours.ts'
import {
  canary,
  composeWith,
  generatorAt,
  listenTo,
  providers,
  requestOf,
  somebody,
  usualRequests,
} from './testing/compose-with.ts'
import { startUpstream, type Upstream } from './testing/upstream.ts'
import type { Patience } from './write-patiently.ts'

let upstream: Upstream
beforeAll(async () => {
  upstream = await startUpstream()
})
afterAll(() => upstream.stop())

const impatient: Patience = { first: 400, whole: 500, beforeRetry: 5 }

/** Word for word what the specification promises where the service fails. */
const promised: Record<ComposeRequest['kind'], Record<'en' | 'np', RegExp | readonly string[]>> = {
  poem: {
    en: ['Unable to generate poem. Please try again.'],
    np: ['अहिले कविता बनाउन सकिएन। कृपया फेरि प्रयास गर्नुहोस्।'],
  },
  friendReply: {
    en: ['I’m here for you, even when words are hard to find. Take your time.'],
    np: ['शब्द नभेटिए पनि म यहीँ छु। हतार नगर्नुहोस्, आफ्नै गतिमा भन्नुहोस्।'],
  },
  affirmation: shelvedAffirmations,
  horoscope: shelvedReadings,
  storyStarter: { en: /letter under your door/, np: /ढोकामुनि एउटा चिठी/ },
  quote: { en: /Every step counts/, np: /साना पाइला/ },
  love: { en: /Sita.+Ram.+: \d\d%/, np: /Sita.+Ram.+: [०-९]{2}%/ },
  nameMeaning: { en: /A name carries the hopes/, np: /नाममा नाम राख्नेको आशा/ },
  lifePath: { en: /a path of learning/, np: /गर्दै सिक्ने बाटो/ },
  dream: { en: /Dreams often bring back/, np: /सपनामा फर्केर/ },
  diaryPoem: { en: [''], np: [''] },
}

function expectPromisedFallback(request: ComposeRequest, events: readonly ComposeEvent[]): void {
  const last = events.at(-1)
  if (last?.event !== 'fallback') throw new Error(`${request.kind} ended with ${last?.event}`)
  const wanted = promised[request.kind][request.language]
  if (wanted instanceof RegExp) expect(last.data.text).toMatch(wanted)
  else expect(wanted).toContain(last.data.text)
  expect(last.data.source).toBe('shelf')
  expect(last.data.error).toBe('Failed to generate content')
  expect(last.data.failed === true).toBe(['poem', 'diaryPoem'].includes(request.kind))
  if (request.kind === 'love') expect(last.data.fields).toEqual({ percent: 70 })
}

async function composeEach(provider: 'gemini' | 'openai', fault: string, whole: boolean) {
  const generator = generatorAt(provider, upstream.urlOf(fault))
  return Promise.all(
    usualRequests.map(async (request) => {
      // A service of its own for each, or the rest after repeated failures would answer for it.
      const composing = composeWith(generator, { patience: impatient })
      const events = await listenTo(await composing.begin(request, somebody, whole))
      return { request, events, log: composing.log }
    }),
  )
}

describe.each(providers)('whatever goes wrong at %s', (provider) => {
  it.each(Object.keys(faults))(
    'every kind in both languages falls back as promised, and the key stays ours: %s',
    async (fault) => {
      const composed = [false, true].map((whole) => composeEach(provider, fault, whole))
      for (const { request, events, log } of (await Promise.all(composed)).flat()) {
        expectPromisedFallback(request, events)
        expect(JSON.stringify([events, log])).not.toContain(canary)
        expect(log).toHaveLength(1)
      }
    },
  )
})

it('with the real patience of the house, a service that hangs is given up within 8 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const before = upstream.requests.length
  const given = providers.flatMap((provider) =>
    [false, true].map(async (whole) => {
      const composing = composeWith(generatorAt(provider, upstream.urlOf('hang')))
      const request = requestOf('poem', { language: whole ? 'np' : 'en' })
      expectPromisedFallback(
        request,
        await listenTo(await composing.begin(request, somebody, whole)),
      )
    }),
  )
  while (upstream.requests.length < before + given.length) await setImmediate()
  await vi.advanceTimersByTimeAsync(8_000)
  await Promise.all(given)
})

it('never sends the key in an address', () => {
  expect(upstream.requests.length).toBeGreaterThan(100)
  for (const { url } of upstream.requests) expect(url).not.toContain(canary)
})

it('never follows a service to another address', () => {
  expect(upstream.requests.filter(({ behaviour }) => behaviour === 'well')).toEqual([])
})
