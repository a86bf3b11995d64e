import type { Both } from '#kit/i18n/both.ts'
import { phrasesIn } from '../reading/phrases.ts'

/** Some lines that belong together, and the words by which they are called for. */
export interface Block {
  readonly id: string
  /** How somebody in it would call it: a choice to tap. */
  readonly label: Both | undefined
  readonly tone: 'pain' | 'glad' | 'plain'
  readonly phrases: readonly string[]
  readonly en: readonly string[]
  readonly np: readonly string[]
  readonly more: readonly Both[]
  readonly asks: readonly Both[]
  readonly guides: readonly string[]
  /** Answers to what is asked in this situation, by the kinds of `lines/questions.txt`. */
  readonly answers: Readonly<Record<string, Both>>
}

type Draft = {
  -readonly [Key in keyof Block]: Block[Key] extends readonly (infer One)[]
    ? One[]
    : Block[Key] extends Readonly<Record<string, infer One>>
      ? Record<string, One>
      : Block[Key]
}

/** How blocks are written stands in docs/talking.md. A line that cannot be read is named. */
export function readBlocks(name: string, text: string): Block[] {
  const blocks: Draft[] = []
  text.split('\n').forEach((raw, at) => {
    const line = raw.trim()
    if (line === '' || line.startsWith('//')) return
    const complain = (why: string) => new Error(`${name}, line ${at + 1}: ${why}: ${line}`)
    if (line.startsWith('# ')) {
      const id = line.slice(2).trim()
      blocks.push({
        id,
        label: undefined,
        tone: 'plain',
        phrases: [],
        en: [],
        np: [],
        more: [],
        asks: [],
        guides: [],
        answers: {},
      })
      return
    }
    const block = blocks.at(-1)
    const [, sign = '', rest = ''] = /^(\S+?):?(?:\s+(.*))?$/.exec(line) ?? []
    if (!block || !readLine(block, sign, rest)) throw complain('no line of a block')
  })
  return blocks
}

function readLine(block: Draft, sign: string, rest: string): boolean {
  switch (sign) {
    case 'tone':
      block.tone = rest as Block['tone']
      return ['pain', 'glad', 'plain'].includes(rest)
    case 'label':
      block.label = inBoth(rest)
      return block.label !== undefined
    case '~':
      block.phrases.push(...phrasesIn(rest))
      return true
    case 'en':
    case 'np':
      block[sign].push(rest)
      return true
    case 'more':
    case 'ask': {
      const line = inBoth(rest)
      if (line) block[sign === 'more' ? 'more' : 'asks'].push(line)
      return line !== undefined
    }
    case '?': {
      const [, kind = '', answer = ''] = /^(\w+)\s+(.*)$/.exec(rest) ?? []
      const line = inBoth(answer)
      if (line) block.answers[kind] = line
      return line !== undefined
    }
    case 'guides':
      block.guides.push(...rest.split(/\s+/).filter(Boolean))
      return true
    default:
      return false
  }
}

function inBoth(line: string): Both | undefined {
  const [en, np] = line.split(' | ').map((one) => one.trim())
  return en && np ? { en, np } : undefined
}
