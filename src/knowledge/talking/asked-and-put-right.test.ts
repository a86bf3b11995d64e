import { describe, expect, it } from 'vitest'
import type { Memory } from './talk.ts'
import { last, talk } from './testing/say-all.ts'

describe('what helped before', () => {
  it('is taken again when somebody asks for something to do, once in a talk', async () => {
    const memory: Memory = {
      mayKeep: true,
      lines: [{ kind: 'helped', text: 'A quarter of an hour for worry', from: 'worry-time' }],
    }
    const said = ['i am so worried about the rent', 'give me an exercise']
    const replies = await talk(said, {}, memory)
    expect(replies[1]?.say).toContain('“A quarter of an hour for worry”')
    expect(replies[1]?.state.guide?.id).toBe('worry-time')
  })
})

describe('what is asked in the middle of a talk', () => {
  it('is answered from the situation that was told', async () => {
    const { say, state } = await last('my salary is not paid for three months', 'can he do that?')
    expect(state.topic).toMatchObject({ about: 'work', situation: 'unpaid' })
    expect(state.answered).toEqual(['work.unpaid.right'])
    expect(say).toMatch(/law|labour|wages/i)
  })

  it('is answered the other way round where somebody asks whether they are mad', async () => {
    const told = 'i failed my exam and cry all day'
    const [normal, mad] = [await last(told, 'is it normal?'), await last(told, 'am i mad?')]
    expect(normal.say).toMatch(/^(Yes|It is normal|This is)/)
    expect(mad.say).not.toMatch(/^Yes/)
  })

  it('leaves an open guide where it was', async () => {
    const replies = await talk(['I cannot sleep', 'give me an exercise', 'is it normal?'])
    expect(replies[2]?.state.guide).toEqual(replies[1]?.state.guide)
    expect(replies[2]?.state.answered.length).toBe(1)
  })

  it('is answered once, and then said to have been', async () => {
    const asked = ['i failed my exam', 'is it my fault?', 'is it my fault?', 'is it my fault?']
    const says = (await talk(asked)).map(({ say }) => say)
    expect(new Set(says).size).toBe(says.length)
  })
})

describe('what somebody puts right', () => {
  it.each([
    [['I failed my exam', 'no, it is about my boyfriend, he left me'], 'heartbreak'],
    [['परीक्षामा फेल भएँ', 'होइन, कामको कुरा हो, हाकिमले हप्काउँछन्'], 'work'],
  ])('is what the talk is about from then on', async (said, about) => {
    expect((await last(...said)).state.topic?.about).toBe(about)
  })

  it('does not come back by a word that has another meaning too', async () => {
    const said = ['I failed my exam', 'no, it is about my boyfriend, he left me', 'we met in class']
    expect((await last(...said)).state.topic?.about).toBe('heartbreak')
  })

  it('is believed of dying too', async () => {
    const { state } = await last('i want to die', 'No, not that', 'i am just so tired of the exam')
    expect(state.need).toBe('none')
    expect(state.guide?.id).not.toBe('dying')
  })

  it('leaves a guide, and the way back stands below', async () => {
    const reply = await last(
      'I cannot sleep',
      'give me an exercise',
      'my boss has not paid my salary',
    )
    expect(reply.state.guide?.id).not.toBe('cannot-sleep')
  })
})
