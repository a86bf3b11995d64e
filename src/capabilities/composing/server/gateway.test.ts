import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { heardAs } from '#capabilities/moderation/testing/heard-as.ts'
import { bodies, type ComposeRequest } from '../contract.ts'
import type { ComposeEvent } from '../events.ts'
import { answerWith, goodText } from './testing/behaviours.ts'
import {
  composeWith,
  generatorAt,
  listenTo,
  requestOf,
  somebody,
  type TestComposing,
} from './testing/compose-with.ts'
import { startUpstream, type Upstream } from './testing/upstream.ts'

let upstream: Upstream
beforeAll(async () => {
  upstream = await startUpstream()
})
afterAll(() => upstream.stop())

const hari = { visitorId: 'hari', network: '198.51.100.9' }

function openAt(behaviour: string, changes = {}): TestComposing {
  return composeWith(generatorAt('gemini', upstream.urlOf(behaviour)), changes)
}

const asked = (behaviour: string) =>
  upstream.requests.filter((request) => request.behaviour === behaviour).length

async function ask(composing: TestComposing, request: ComposeRequest, who = somebody) {
  const events = await listenTo(await composing.begin(request, who, true))
  return { source: sourceOf(events), last: { ...events.at(-1)?.data } as Record<string, unknown> }
}

function sourceOf(events: readonly ComposeEvent[]) {
  const [first] = events
  if (first?.event !== 'source') throw new Error('a text has to say first who writes it')
  return first.data
}

describe('a service that is down', () => {
  it('is left in peace after five failures, so that nobody waits for it', async () => {
    let isUp = false
    upstream.behave('mending', (call) => {
      if (isUp) return answerWith(call, [goodText])
      call.response.writeHead(401).end('{}')
    })
    const composing = openAt('mending')
    for (let failure = 0; failure < 5; failure++) await ask(composing, requestOf('quote'))
    expect(asked('mending')).toBe(5)

    const { last } = await ask(composing, requestOf('quote'))
    expect(last).toMatchObject({ source: 'shelf', reason: 'resting' })
    expect(asked('mending')).toBe(5)

    isUp = true
    composing.clock.pass(2_000)
    expect((await ask(composing, requestOf('quote'))).last.text).toBe(goodText)
    expect((await ask(composing, requestOf('quote'))).last.text).toBe(goodText)
  })

  it('is tried by one visitor at a time, and rests longer when it is down still', async () => {
    upstream.behave('down', ({ response }) => void response.writeHead(401).end('{}'))
    const composing = openAt('down')
    for (let failure = 0; failure < 5; failure++) await ask(composing, requestOf('quote'))
    composing.clock.pass(2_000)
    await Promise.all([1, 2, 3].map(() => ask(composing, requestOf('quote'))))
    expect(asked('down')).toBe(6)
    composing.clock.pass(3_900)
    await ask(composing, requestOf('quote'))
    expect(asked('down')).toBe(6)
    composing.clock.pass(100)
    await ask(composing, requestOf('quote'))
    expect(asked('down')).toBe(7)
  })

  it('is not thought down for refusing one visitor’s words', async () => {
    for (const fault of ['status-400', 'blocked', 'empty']) {
      const composing = openAt(fault)
      const before = asked(fault)
      for (let turn = 0; turn < 8; turn++) await ask(composing, requestOf('quote'))
      expect(asked(fault) - before).toBe(8)
    }
  })
})

describe('the budget of a day', () => {
  const budget = { perVisitor: 2, perNetwork: 3, perSite: 4 }

  it('of a visitor goes to our composer when it is spent, and is back the next day', async () => {
    const composing = openAt('well', { budget })
    const sources: string[] = []
    for (let text = 0; text < 3; text++) {
      sources.push((await ask(composing, requestOf('quote'))).source.source)
    }
    expect(sources).toEqual(['ai', 'ai', 'composer'])
    const { source, last } = await ask(composing, requestOf('quote'))
    expect(source.reason).toBe('budget')
    expect(last.text).not.toBe('')
    composing.clock.pass(24 * 60 * 60_000)
    expect((await ask(composing, requestOf('quote'))).source.source).toBe('ai')
  })

  it('cannot be stretched by signing in anew', async () => {
    const composing = openAt('well', { budget })
    const sources: string[] = []
    for (let visitor = 0; visitor < 4; visitor++) {
      const who = { ...somebody, visitorId: `visitor ${visitor}` }
      sources.push((await ask(composing, requestOf('quote'), who)).source.source)
    }
    expect(sources).toEqual(['ai', 'ai', 'ai', 'composer'])
    expect((await ask(composing, requestOf('quote'), hari)).source.source).toBe('ai')
    expect((await ask(composing, requestOf('quote'), hari)).source.source).toBe('composer')
  })

  it('is not touched by texts written here', async () => {
    const composing = openAt('well', { budget: { ...budget, perVisitor: 1 } })
    for (let text = 0; text < 3; text++) await ask(composing, requestOf('quote', { here: true }))
    expect((await ask(composing, requestOf('quote'))).source.source).toBe('ai')
  })
})

describe('when too many ask at once', () => {
  it('our composer helps out, and the slots come back', async () => {
    let finish = () => {}
    const later = new Promise<void>((resolve) => {
      finish = resolve
    })
    upstream.behave('crowded', async (call) => {
      await later
      await answerWith(call, [goodText])
    })
    const composing = openAt('crowded', { mostAtOnce: 2 })
    const first = [1, 2].map(() => ask(composing, requestOf('quote')))
    const third = await ask(composing, requestOf('quote'))
    expect(third.source).toMatchObject({ source: 'composer', reason: 'busy' })
    finish()
    for (const { source } of await Promise.all(first)) expect(source.source).toBe('ai')
    expect((await ask(composing, requestOf('quote'))).source.source).toBe('ai')
  })
})

describe("the day's reading", () => {
  function openReadings(changes = {}) {
    let count = 0
    const behaviour = `readings ${Math.random()}`.replace(/\W/g, '')
    upstream.behave(behaviour, (call) => {
      count += 1
      return answerWith(call, [`Reading number ${count}.`])
    })
    return openAt(behaviour, changes)
  }

  it('is the same for everybody who asks that day in Kathmandu, at once or later', async () => {
    const composing = openReadings()
    const leo = requestOf('horoscope')
    const together = await Promise.all([ask(composing, leo), ask(composing, leo, hari)])
    const later = await ask(composing, { ...leo, seed: 'mine' } as ComposeRequest, hari)
    const texts = [...together, later].map(({ last }) => last.text)
    expect(texts).toEqual(Array(3).fill('Reading number 1.'))
    expect(later.source.source).toBe('ai')
    const others = [
      requestOf('horoscope', { language: 'np' }),
      requestOf('horoscope', { sign: 'aries' }),
      requestOf('horoscope', { period: 'weekly' }),
    ]
    const different = []
    for (const other of others) different.push((await ask(composing, other)).last.text)
    expect(different).toEqual([2, 3, 4].map((n) => `Reading number ${n}.`))

    // It is 11:45 in Kathmandu; at 18:15 UTC the next day begins there.
    composing.clock.pass(12.2 * 60 * 60_000)
    expect((await ask(composing, leo)).last.text).toBe('Reading number 1.')
    composing.clock.pass(0.1 * 60 * 60_000)
    expect((await ask(composing, leo)).last.text).toBe('Reading number 5.')
  })

  it('costs no visitor anything', async () => {
    const composing = openReadings({ budget: { perVisitor: 0, perNetwork: 0, perSite: 1 } })
    expect((await ask(composing, requestOf('horoscope'))).source.source).toBe('ai')
    expect((await ask(composing, requestOf('horoscope'), hari)).source.source).toBe('ai')
    const spent = await ask(composing, requestOf('horoscope', { sign: 'aries' }))
    expect(spent.source).toMatchObject({ source: 'composer', reason: 'budget' })
  })

  it('is asked for again after a failure', async () => {
    upstream.behave('shaky', (call) =>
      call.tries > 1 ? answerWith(call, [goodText]) : void call.response.writeHead(400).end('{}'),
    )
    const composing = openAt('shaky')
    expect((await ask(composing, requestOf('horoscope'))).last.reason).toBe('refused')
    expect((await ask(composing, requestOf('horoscope'))).last.text).toBe(goodText)
  })

  it('of our composer is the same for everybody too', async () => {
    const reading = requestOf('horoscope', { here: true })
    const [one, two] = [openAt('well'), openAt('well')]
    const texts = [
      await ask(one, reading),
      await ask(one, { ...reading, seed: 'mine' } as ComposeRequest, hari),
      await ask(two, reading),
    ].map(({ last }) => last.text)
    expect(new Set(texts).size).toBe(1)
    two.clock.pass(24 * 60 * 60_000)
    expect((await ask(two, reading)).last.text).not.toBe(texts[0])
  })
})

describe('words of somebody who needs help now', () => {
  const messages = { en: 'I want to die', np: 'मलाई मर्न मन लाग्छ' }

  it.each(['en', 'np'] as const)(
    'are answered by us and never by a model: %s',
    async (language) => {
      const composing = openAt('well')
      const before = asked('well')
      const message = requestOf('friendReply', { language, message: messages[language] })
      const { source, last } = await ask(composing, message)
      expect(source).toMatchObject({ source: 'composer', care: true })
      expect(last.text).toContain(language === 'np' ? '११६६' : '1166')
      expect(last).not.toHaveProperty('error')
      expect(asked('well')).toBe(before)
    },
  )

  it('are heard again with other words, and the talk stays with them afterwards', async () => {
    const composing = openAt('well')
    const [first, again] = [
      requestOf('friendReply', { message: messages.en }),
      requestOf('friendReply', {
        message: 'I still want to die',
        history: [{ from: 'visitor', text: messages.en }],
      }),
    ]
    const replies = [await ask(composing, first), await ask(composing, again)]
    expect(replies[1]?.source.care).toBe(true)
    expect(replies[1]?.last.text).not.toBe(replies[0]?.last.text)
    const afterwards = requestOf('friendReply', {
      message: 'thank you',
      history: [{ from: 'visitor', text: messages.en }],
    })
    const before = asked('well')
    const { source } = await ask(composing, afterwards)
    expect(source).toMatchObject({ source: 'composer', care: true })
    expect(asked('well')).toBe(before)
  })

  it('are noticed in a poem, a dream and a diary as well', async () => {
    const composing = openAt('well')
    for (const [kind, field] of [
      ['poem', 'topic'],
      ['dream', 'dream'],
      ['diaryPoem', 'entry'],
    ] as const) {
      const { source } = await ask(composing, requestOf(kind, { [field]: messages.en }))
      expect(source.care).toBe(true)
      expect((await ask(composing, requestOf(kind))).source.care).toBeUndefined()
    }
  })
})

describe('a service that writes what may harm', () => {
  const ears = (text: string) => heardAs({ harm: /way/.test(text) ? ['method'] : [] })

  it('is stopped before that sentence, and the fallback stands in its place', async () => {
    upstream.behave('unfit', (call) =>
      answerWith(call, ['A river runs.', ' Do not ask', ' the way.']),
    )
    const composing = openAt('unfit', { hear: ears })
    const events = await listenTo(await composing.begin(requestOf('quote'), somebody, false))
    const shown = events.flatMap((one) => (one.event === 'text' ? [one.data.delta] : []))
    expect(shown).toEqual(['A river runs.'])
    expect(events.at(-1)).toMatchObject({
      event: 'fallback',
      data: { source: 'shelf', reason: 'unfit' },
    })
  })

  it('is not kept from others for it', async () => {
    const composing = openAt('well', { hear: ears })
    for (let count = 0; count < 8; count += 1) await ask(composing, requestOf('quote'))
    const before = asked('well')
    await ask(composing, requestOf('quote'))
    expect(asked('well')).toBe(before + 1)
  })

  it('is stopped where it speaks of dying to somebody who does', async () => {
    const message = { dream: 'I dreamed of my death and I want to die' }
    const composing = openAt('well', { hear: () => heardAs({ needs: ['passive'] }) })
    expect((await ask(composing, requestOf('dream', message))).last.reason).toBe('unfit')
    expect((await ask(composing, requestOf('dream'))).last.text).toBe(goodText)
  })
})

describe('a poem on words of despair', () => {
  it.each(['en', 'np'] as const)('is ours and never a model’s: %s', async (language) => {
    const composing = openAt('well')
    const before = asked('well')
    const topic = language === 'en' ? 'I want to die' : 'आत्महत्या'
    const { source, last } = await ask(composing, requestOf('poem', { language, topic }))
    expect(source).toMatchObject({ source: 'composer', care: true })
    expect(last.text).not.toContain(topic)
    expect(asked('well')).toBe(before)
  })
})

describe('a diary', () => {
  it('is read no further than its first 200 letters', async () => {
    const entry = `${'a'.repeat(199)}क्षिsecret ending`
    const checked = bodies.diaryPoem.parse({ entry, language: 'en' })
    expect(checked.entry).toBe(`${'a'.repeat(199)}क्षि`)
    await ask(openAt('well'), requestOf('diaryPoem', { entry }))
    expect(JSON.stringify(upstream.requests.at(-1)?.body)).not.toContain('secret')
  })
})

describe('what a visitor wrote', () => {
  it('is never in the log, whatever fails', async () => {
    const composing = openAt('status-500')
    await ask(composing, requestOf('poem', { topic: 'my secret sorrow' }))
    expect(composing.log).toHaveLength(1)
    expect(JSON.stringify(composing.log)).not.toContain('sorrow')
  })
})
