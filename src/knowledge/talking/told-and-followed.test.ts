import { describe, expect, it } from 'vitest'
import { saysChild } from './reading/age.ts'
import { ownWords } from './reading/own-words.ts'
import type { Memory } from './talk.ts'
import { last, talk } from './testing/say-all.ts'

const died = 'my grandmother died two weeks before dashain'

describe('what a talk is about', () => {
  it('stays, though one message tells of another thing', async () => {
    const { state } = await last(died, 'i was at work in the office and my boss gave no leave')
    expect(state.topic?.about).toBe('grief')
  })

  it('is another thing where it comes twice', async () => {
    const work = ['my boss has not paid my salary', 'three months of salary, the company owes us']
    expect((await last('I failed my exam', ...work)).state.topic?.about).toBe('work')
  })

  it('is not parted from by a word that sounds like good-bye', async () => {
    const { say } = await last('साहुले धम्क्याउँछ, ऋण छ', 'डर लाग्छ, उसको भाइ वडामा छ')
    expect(say).not.toMatch(/जानुहोस्|आराम गर्नुहोस्|भेटौँला|आउनुहोस्/)
  })

  it('has no grandfather in it because of an hour', async () => {
    const { state } = await last('raati nidra aako chaina', 'bholi 9 baje office jana cha')
    expect(state.people).toEqual([])
  })
})

describe('what is told on the way', () => {
  it('is answered before anything general, each once', async () => {
    const told = ['I failed my exam', 'nobody knows about it', 'my father will be angry at me']
    const [, alone, scolded] = await talk(told)
    expect(alone?.say).toMatch(/alone until now|only you knew/)
    expect(scolded?.say).toContain('Two sentences outlast any scolding')
  })

  it('may be a step of their own, and then nothing else is begun', async () => {
    const said = ['malai padhai chodna man lageko cha', 'thik cha pahila didi lai bhanchu']
    const reply = await last(...said)
    expect(reply.state.guide).toBeUndefined()
    expect(reply.say).toMatch(/paila|garna sakine kura/)
  })

  it('is said back in their own words where nothing is sure', async () => {
    const said = 'i still pay for her sim card so that i can hear the voice'
    const reply = await last(said)
    expect(reply.say).toContain('You still pay for her sim card so that you can hear the voice.')
    expect(reply.state.topic).toBeUndefined()
    expect(reply.offers.length).toBeGreaterThan(1)
  })
})

describe('own words', () => {
  it.each([
    ['i was there when my father fell', 'You were there when your father fell.'],
    ['but they let 12 of us go with one email', 'They let 12 of you go with one email.'],
    ['no bookings since april, i am a guide', 'No bookings since april, you are a guide.'],
  ])('turn “%s” round', (text, said) => {
    expect(ownWords(text, 'en')?.en).toBe(said)
  })

  it('stand between quotation marks in Nepali', () => {
    const said = 'बुबाको आधा शरीर चल्दैन छ महिना भयो'
    expect(ownWords(said, 'np')?.np).toBe(`“${said}”`)
  })

  it.each(['what do you think of my plan then', 'tell me something about the moon please', 'ok'])(
    'are not said back of “%s”',
    (text) => {
      expect(ownWords(text, 'en')).toBeUndefined()
    },
  )
})

describe('somebody who is hurt', () => {
  const slapped = 'my husband slapped me again yesterday'

  it.each([
    ['he is at work now, he comes back at 7', 'until'],
    ['my daughter saw everything', 'children'],
    ['i left him, i am at my parents house', 'left'],
    ['i cannot leave him, where would i go', 'cannot-leave'],
    ['he hits my daughter too', 'child-hit'],
    ['he was sorry and brought sweets', 'sorry'],
    ['the rice was burnt and it was raining', 'start-again'],
  ])('and says “%s” is followed', async (said, step) => {
    expect((await last(slapped, said)).state.guide).toEqual({ id: 'harmed', step })
  })

  it('is not sent out of the house on words that say nothing of danger', async () => {
    const said = ['the rice was burnt', 'it was raining that day']
    expect((await last(slapped, ...said)).state.guide?.step).toBe('unclear')
  })

  it('and under eighteen is spoken to as a child, though the age was told before', async () => {
    const { state, say } = await last('ma 14 barsa ko ho', 'baba le malai pitnu huncha')
    expect(state.guide?.id).toBe('child-tells')
    expect(say).not.toContain('1145')
  })

  it.each([
    ['I am 14', true],
    ['ma 16 barsa ki ho', true],
    ['म १५ वर्षको हुँ', true],
    ['i am 12 weeks pregnant', false],
    ['i am 34', false],
    ['bus ma 12 jana thiyo', false],
  ])('“%s” says a child: %s', (text, is) => {
    expect(saysChild(text)).toBe(is)
  })
})

describe('somebody who wants to die', () => {
  const said = ['I want to die', 'yes', 'there is poison in the shed']

  it('and will not call is not told to call', async () => {
    const { state, say } = await last(...said, 'i am not calling anyone')
    expect(state.guide).toEqual({ id: 'dying', step: 'no-call' })
    expect(say).not.toMatch(/Call /)
  })

  it('is not taken for somebody who is beaten because of a father who has the key', async () => {
    const key = 'it is my fathers shed, i dont have the key with me now, he has it'
    expect((await last(...said, key)).state.guide).toEqual({ id: 'dying', step: 'locked' })
  })

  it('is led to the next room, and an hour is no number', async () => {
    const { state } = await last(...said, 'i dont have the key, he has it', 'he sleeps at 9')
    expect(state.guide?.step).toBe('how-near')
    const sister = await last(...said, 'my sister is in the next room')
    expect(sister.state.guide?.step).toBe('near-one')
  })

  it('is believed when they say in Latin letters that it is not that', async () => {
    const { state } = await last('malai dar lagcha', 'marna man ta haina, hararu dar matra')
    expect(state.need).toBe('none')
  })
})

describe('what it does not know', () => {
  it('it says, and who does', async () => {
    const { say } = await last('I failed my exam', 'when is the supplementary exam?')
    expect(say).toMatch(/do not know.*exam section/)
  })

  it.each(['12 jod 15 kati huncha', 'whats 9 x 3'])('is not “%s”', async (sum) => {
    expect((await last(sum)).say).toContain('27')
  })
})

describe('a letter', () => {
  const begun = ['my grandmother died', 'i want to write a letter to her', 'I am sorry']

  it('takes no correction for a line of its own', async () => {
    const line = 'I would have come home on that Sunday'
    const [, , , first, second] = await talk([...begun, line, 'no i meant the Saturday before'])
    expect(second?.state.guide).toEqual(first?.state.guide)
    expect(second?.state.kept).toEqual({
      'letter-not-sent.letter-one': 'no i meant the Saturday before',
    })
  })

  it('takes none in Nepali either', async () => {
    const said = ['उहाँलाई चिठी लेख्न मन लाग्यो', 'माफी माग्नु छ', 'होइन, पछि गर्छु भनेको, त्यो भन्न खोजेको']
    const replies = await talk(['हजुरआमा बित्नुभयो', ...said])
    expect(replies.at(-1)?.state.guide).toEqual(replies.at(-2)?.state.guide)
    expect(replies.at(-1)?.state.kept).toEqual({})
  })
})

describe('a talk that leaves nothing', () => {
  const memory: Memory = { mayKeep: false, lines: [], leavesNothing: true }
  const keeps = /kept on this phone|stays on this phone|It is kept/

  it.each([
    [['is this saved?']],
    [['is it private?']],
    [['my husband beats me', 'will you tell anyone']],
    [['I want to die', 'will you tell my parents?']],
    [['give me a safety plan']],
  ])('says so: %s', async (said) => {
    const replies = await talk(said, {}, memory)
    for (const { say } of replies) expect(say).not.toMatch(keeps)
    expect(replies.at(-1)?.say).toMatch(
      /gone when you close|Nothing of this talk is kept|kept nowhere/,
    )
  })
})
