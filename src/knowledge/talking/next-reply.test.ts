import { describe, expect, it } from 'vitest'
import { helpIn } from '#knowledge/help/help-in.ts'
import type { HelpPlace } from '#knowledge/help/help-place.ts'
import { nextReply } from './next-reply.ts'
import type { Reply, Turn } from './talk.ts'
import { clock, last, now, talk } from './testing/say-all.ts'

const hour = 3_600_000
const labels = ({ offers }: Reply) => offers.map(({ label }) => label)

describe('a talk', () => {
  it('is the same for the same turns', async () => {
    const said = ['I failed my exam', 'my father does not know', 'what should I do']
    expect(await talk(said)).toEqual(await talk(said))
  })

  it('says back what it heard, and asks one thing', async () => {
    const { say, state } = await last('I failed my exam')
    expect(state.topic).toMatchObject({ about: 'exam', situation: 'failed' })
    expect(say).not.toContain('I failed my exam')
    expect(say.match(/\?/g)).toHaveLength(1)
  })

  it('begins an exercise when one is asked for, and goes through it step by step', async () => {
    const replies = await talk(['I cannot sleep', 'give me an exercise', 'my head will not stop'])
    expect(replies[1]?.state.guide).toEqual({ id: 'cannot-sleep', step: 'start' })
    expect(replies[2]?.state.guide).toEqual({ id: 'cannot-sleep', step: 'paper' })
  })

  it.each(Object.keys(helpIn) as HelpPlace[])('names whom to call in %s', async (place) => {
    const [reply] = await talk(['I want to die tonight'], { place })
    expect(reply?.say).not.toMatch(/undefined|Call \.|: \./)
    expect(reply?.offers.every(({ label }) => !label.endsWith(', '))).toBe(true)
  })

  it('takes a panic at once, without a question', async () => {
    const { say, state } = await last('I am having a panic attack')
    expect(state.guide?.id).toBe('panic-now')
    expect(say).toMatch(/Breathe out/)
  })

  it('hears that it does not help, and asks which kind of help would', async () => {
    const { state, offers } = await last('I am so worried about money', 'that does not help')
    expect(state.guide?.id).toBe('did-not-help')
    expect(offers.length).toBeGreaterThan(2)
  })

  it('asks nothing for a while when it is told to stop asking', async () => {
    const replies = await talk([
      'I am lonely',
      'stop asking me questions',
      'I eat alone every day',
      'nobody writes',
    ])
    for (const { say } of replies.slice(1)) expect(say).not.toMatch(/\?$/)
  })

  it.each([
    ['are you human?', /program/],
    ['will you tell my parents?', /nobody|no one|not|nothing/i],
    ['what is 18 percent of 4500', /810/],
    ['12 + 30 = ?', /42/],
    ['is it safe to take ibuprofen with my medicine?', /pharmacist|doctor/i],
    ['when is christmas', /25 December/],
  ])('answers “%s”', async (asked, answer) => {
    expect((await last(asked)).say).toMatch(answer)
  })

  it('knows names and days that were told', async () => {
    const { state } = await last('my roommate Sabina is away', 'I have an interview on Friday')
    expect(state.people.map(({ en }) => en)).toContain('Sabina')
    expect(state.events).toEqual([{ what: { en: 'interview', np: 'अन्तर्वार्ता' }, on: '2026-11-27' }])
    expect(state.keeps).toEqual([{ kind: 'event', text: 'interview', on: '2026-11-27' }])
  })

  it('answers in the language and the letters that are written', async () => {
    expect((await last('म एकदम एक्लो महसुस गर्छु आजकल')).say).toMatch(/[\u0900-\u097f]/)
    const romanised = await last('malai dherai eklo lagxa aajkal, kohi chaina')
    expect(romanised.say).not.toMatch(/[\u0900-\u097f]/)
    expect(romanised.state.language).toBe('np')
    const chosen = (await talk(['malai dherai eklo lagxa aajkal'], { letters: 'devanagari' })).at(
      -1,
    )
    expect(chosen?.say).toMatch(/[\u0900-\u097f]/)
  })

  it('finds other words when an answer is put back', async () => {
    const turns: Turn[] = [{ from: 'visitor', text: 'I miss home', at: now }]
    const first = await nextReply({ turns, language: 'en' }, { lines: [] }, clock)
    const other = await nextReply(
      { turns, language: 'en', putBack: [first.say] },
      { lines: [] },
      clock,
    )
    expect(other.say).not.toBe(first.say)
  })
})

describe('somebody in need', () => {
  it('is asked plainly, with a number in sight, and the talk stays with them', async () => {
    const replies = await talk(['I want to kill myself', 'yes', 'I have a rope in the shed', 'ok'])
    expect(replies[0]?.say).toMatch(/1166/)
    expect(replies[0]?.say).toMatch(/killing yourself\?/)
    expect(replies[2]?.say).toMatch(/distance|away|another room|give it/i)
    for (const { state, offers } of replies) {
      expect(state.need).toBe('explicit')
      expect(offers.some(({ kind }) => kind === 'call')).toBe(true)
    }
  })

  it.each([
    ['I cannot call anyone', /message|go to|neighbour|balance/i],
    ['I am in Qatar', /where you are|emergency|embassy/i],
    ['will you tell the police?', /nobody|no one|nothing/i],
    ['my cousin is here now', /came|here|sit/i],
  ])('is answered when they say “%s”', async (said, answer) => {
    expect((await last('I want to die', said)).say).toMatch(answer)
  })

  it('who swallowed something hears of the ambulance first', async () => {
    for (const text of ['I took 20 paracetamol', 'maile 20 ota chakki khaye', 'मैले सबै औषधि खाएँ']) {
      const { say, state } = await last(text)
      expect(state.guide?.id, text).toBe('overdose')
      expect(say).toMatch(/102|१०२/)
    }
  })

  it('who is beaten is believed, and a child hears of 1098', async () => {
    expect((await last('my husband beats me every night')).state.guide?.id).toBe('harmed')
    const child = await last('i am 12 and my uncle touches me at night')
    expect(child.state.guide?.id).toBe('child-tells')
    expect(labels(child).join()).toMatch(/1098/)
  })

  it('is asked no riddle, whatever is asked for', async () => {
    const replies = await talk([
      'I want to kill myself',
      'yes',
      'lets play a game',
      'I have a rope',
    ])
    for (const { state, offers } of replies.slice(2)) {
      expect(state.need).toBe('explicit')
      expect(offers.some(({ kind }) => kind === 'call')).toBe(true)
    }
  })

  it('meets no glad word afterwards', async () => {
    const { state, say } = await last(
      'I want to die',
      'no, only tired of it',
      'my friend came, I am happy now',
    )
    expect(state.need).not.toBe('none')
    expect(say).not.toMatch(/glad|lovely|wonderful/i)
  })

  it('is greeted with the question whether they are safe, the next day', async () => {
    const turns: Turn[] = [{ from: 'visitor', text: 'I want to kill myself', at: now - 20 * hour }]
    const { say, offers } = await nextReply({ turns, language: 'en' }, { lines: [] }, clock)
    expect(say).toMatch(/safe/)
    expect(offers.length).toBeGreaterThan(0)
  })

  it('is not what the next day asks about where it was heard but faintly', async () => {
    const turns: Turn[] = [{ from: 'visitor', text: 'त्यसै गरेर हेर्छु', at: now - 20 * hour }]
    const { say } = await nextReply({ turns, language: 'np' }, { lines: [] }, clock)
    expect(say).toBe('')
  })

  it('goes through the plan that was asked for, though no answer names it', async () => {
    const replies = await talk(['I need a safety plan', 'Let us begin', 'I stop answering calls'])
    expect(replies.map(({ state }) => state.guide?.step)).toEqual(['start', 'signs', 'alone'])
    expect(replies.at(-1)?.state.kept).toEqual({ 'safety-plan.signs': 'I stop answering calls' })
  })
})

describe('somebody who was misheard', () => {
  it('is believed, and what was begun is taken back', async () => {
    const replies = await talk([
      'I am lonely in my room',
      'he is always on his phone',
      'what?? nobody beat me, I am just lonely',
    ])
    const { say, state, offers } = replies.at(-1) as Reply
    expect(state.guide).toBeUndefined()
    expect(say).not.toMatch(/\bhit|wound|safe at this moment/)
    expect(offers.some(({ kind }) => kind === 'call')).toBe(false)
  })

  it('goes through a wave of panic, though it feels like dying', async () => {
    const replies = await talk(['cant breathe, panic attack', 'heart so fast i think im dying'])
    for (const { state } of replies) expect(state.guide?.id).toBe('panic-now')
  })

  it.each([
    ['company keeps my passport', 'held-passport'],
    ['company not paid salary 4 months', 'unpaid-wages'],
    ['my father beats me when I fail', 'harmed'],
    ['i want to smother my baby sometimes', 'after-a-birth'],
  ])('is led where “%s” belongs', async (said, guide) => {
    expect((await last(said)).state.guide?.id).toBe(guide)
  })

  it('who shakes without drink hears of a doctor first', async () => {
    expect((await last('raksi ekkasi chodda haat kamne khatra ho?')).say).toMatch(/102/)
  })

  it('may end a guide with a question or a good-bye', async () => {
    const asked = await talk(['I cannot sleep', 'give me an exercise', 'why does it happen to me?'])
    expect(asked.at(-1)?.state.guide?.id).toBe('cannot-sleep')
    expect(asked.at(-1)?.say).not.toMatch(/Write me the thing/)
    expect(
      (await last('I cannot sleep', 'give me an exercise', 'ok bye')).state.guide,
    ).toBeUndefined()
  })
})

describe('what is remembered', () => {
  const plan = {
    kind: 'plan' as const,
    text: 'Sleep was hard',
    ask: 'How was the night?',
    on: '2026-11-22',
    from: 'cannot-sleep',
  }

  it('is asked about when its day has come, once somebody comes back', async () => {
    const { say, offers } = await nextReply({ turns: [], language: 'en' }, { lines: [plan] }, clock)
    expect(say).toContain('How was the night?')
    expect(offers).not.toEqual([])
    const later = { now: now + 30 * 24 * hour, zone: clock.zone }
    expect((await nextReply({ turns: [], language: 'en' }, { lines: [plan] }, later)).say).toBe('')
  })

  it('is asked about once', async () => {
    const turns: Turn[] = [
      { from: 'friend', text: 'Sleep was hard. How was the night?', at: now - 8 * hour },
      { from: 'visitor', text: 'better', at: now - 8 * hour },
    ]
    const { say } = await nextReply({ turns, language: 'en' }, { lines: [plan] }, clock)
    expect(say).not.toContain('How was the night?')
  })

  it('is kept with leave alone', async () => {
    const through = ['I cannot sleep', 'give me an exercise', 'my body is tense', 'done']
    const asked = (await talk(through)).at(-1) as Reply
    expect(asked.state.keeps.map(({ kind }) => kind)).toEqual(['helped', 'plan'])
    expect(labels(asked)).toContain('Remember this for me')
    const granted = (await talk([...through, 'Remember this for me'])).at(-1) as Reply
    expect(granted.state.mayKeep).toBe(true)
    expect(granted.state.keeps).toEqual(asked.state.keeps)
    const memory = { mayKeep: true, lines: [] }
    const later = (await talk([...through, 'Remember this for me'], {}, memory)).at(-1) as Reply
    expect(later.say, 'the answer still stands in the talk').toBe(granted.say)
    const refused = (await talk([...through, 'Do not keep it'])).at(-1) as Reply
    expect(refused.state).toMatchObject({ mayKeep: false, keeps: [] })
  })
})
