import { describe, expect, it } from 'vitest'
import { helplines } from '#knowledge/help/helplines.ts'
import { readTalk } from '../../friend-feeling.ts'
import type { Turn } from '../../turn.ts'
import { composeFriendReply as compose } from './compose-friend-reply.ts'
import { friendLines, inEnglish, openLines } from './friend-lines.ts'

/** As the composer asks it: with what was heard. */
function composeFriendReply(asked: Parameters<typeof compose>[0]): string {
  return compose({ ...asked, talk: readTalk(asked.message, asked.history) })
}

function replies(message: string, history: readonly Turn[] = []): string[] {
  return Array.from({ length: 40 }, (_, at) =>
    composeFriendReply({ message, history, seed: `${at}` }),
  )
}

describe('a friend’s reply', () => {
  it.each([
    ['I feel so alone since I moved here', /alone|nobody to hand it to/],
    ['My grandmother died last week', /loss|grief/],
    ['my boyfriend broke up with me', /aches|weather/],
    ['I am so angry at them', /angry|fairly/],
    ['I can’t stop worrying about tomorrow, such anxiety', /what-ifs|busy/],
    ['I failed my exam', /stings|result/],
    ['so tired of everything', /worn|tired/],
    ['I am not happy', /heavy|hurts|weighs/],
    ['I have no friends', /alone|nobody/],
    ['I miss home', /Missing|distance/],
    ['I work till night and I am so tired', /fill a whole day|worn|tired/],
    ['I got the job!!! so happy', /lovely|light/],
    ['I passed!', /lovely|light/],
    ['malai dukha lagyo', /heavy|hurts|weighs/],
    ['aaja dherai ris uthyo', /angry|fairly/],
    ['मलाई डर लागेको छ', /what-ifs|busy/],
    ['घरको याद आयो', /Missing|distance/],
    ['nidra lagdaina', /worn|tired/],
  ])('hears “%s”', (message, heard) => {
    for (const reply of replies(message)) expect(reply).toMatch(heard)
  })

  it('ends on one question and asks no more than one', () => {
    for (const message of ['I am sad', 'the cat is asleep', 'I love my mother', 'ok']) {
      for (const reply of replies(message)) {
        expect(reply.endsWith('?')).toBe(true)
        expect(reply.match(/\?/g)).toHaveLength(1)
      }
    }
  })

  it('says it in many ways', () => {
    expect(new Set(replies('I feel sad today')).size).toBeGreaterThan(10)
  })

  it('sometimes gives the visitor’s own words back, as plain text', () => {
    const said = replies('<b>The rain</b> would not stop and I was sad.')
    expect(
      said.some((reply) => reply.startsWith('“The rain would not stop and I was sad,” you')),
    ).toBe(true)
    for (const reply of said) expect(reply).not.toMatch(/[<>{}[\]|]/)
  })

  it('does not ask again what it has just asked', () => {
    const history: Turn[] = []
    const asked = new Set<string>()
    for (let turn = 0; turn < 5; turn += 1) {
      const reply = composeFriendReply({ message: 'I am sad', history, seed: `${turn}` })
      const question = reply.split(/(?<=[.!”]) /).at(-1) ?? ''
      expect(asked.has(question), question).toBe(false)
      asked.add(question)
      history.push({ text: 'I am sad', from: 'visitor' }, { text: reply, from: 'friend' })
    }
  })

  it('remembers what was spoken of when the answer is only “yes”', () => {
    const history: Turn[] = [{ text: 'I feel so alone', from: 'visitor' }]
    for (const reply of replies('yes', history)) {
      expect(friendLines.loneliness.heard.some((line) => reply.includes(line))).toBe(true)
    }
  })

  it('greets, thanks and says goodnight without counsel', () => {
    for (const reply of replies('namaste')) expect(reply).toMatch(/^(Hello|Namaste)/)
    for (const reply of replies('thank you so much')) expect(reply).toMatch(/welcome|trusting/)
    for (const reply of replies('good night')) expect(reply).toContain('Go gently')
  })

  it('never pretends to be human', () => {
    for (const reply of replies('are you a real person?')) {
      expect(reply).toContain('program')
      expect(reply).toContain('not a person')
    }
  })

  it('answers anything at all', () => {
    for (const message of ['', '…', '😀', 'x'.repeat(9000), '雪', '<script>', '{word} [a|b]']) {
      for (const reply of replies(message)) expect(reply.trim().length).toBeGreaterThan(10)
    }
  })

  it('is the same for the same seed', () => {
    const request = { message: 'I am sad', seed: 'a' }
    expect(composeFriendReply(request)).toBe(composeFriendReply(request))
  })
})

describe('what a friend says', () => {
  it.each([
    'I was raped',
    'my dog died',
    'my mother has cancer',
    'he dumped me by text',
    'I lost my job',
    'I passed the exam!',
    'I work in a hospital',
    'my husband is cooking',
    'the wifi router is new',
  ])('belongs to what was heard in “%s”', (message) => {
    const [feeling] = readTalk(message).now.feelings.map(inEnglish)
    const own = feeling ? friendLines[feeling] : openLines
    for (const reply of replies(message)) {
      expect(own.heard.some((line) => reply.includes(line))).toBe(true)
    }
  })

  it('tells whoever was hurt, once, who can be called, and gives no exercise', () => {
    const calls = ['np-1145', 'np-100'].map((id) => helplines.find((line) => line.id === id)?.call)
    for (let seed = 0; seed < 12; seed += 1) {
      const message = 'my husband beats me'
      const reply = composeFriendReply({ message, seed: `${seed}` })
      for (const call of calls) expect(reply).toMatch(new RegExp(`\\b${call}\\b`))
      expect(reply).toContain('I believe you')
      expect(reply).toContain('your choice')
      expect(reply).not.toMatch(/If you like|You could|you wrote/)
      const history = [
        { text: message, from: 'visitor' as const },
        { text: reply, from: 'friend' as const },
      ]
      expect(composeFriendReply({ message, history, seed: 'x' })).not.toContain('helpline')
    }
  })
})
