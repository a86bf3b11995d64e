import type { Both } from '#kit/i18n/both.ts'
import { phrasesIn } from '../reading/phrases.ts'

/** Some lines that belong together, and the words by which they are called for. */
export interface Block {
  readonly id: string
  readonly tone: 'pain' | 'glad' | 'plain'
  readonly phrases: readonly string[]
  readonly en: readonly string[]
  readonly np: readonly string[]
  readonly more: readonly Both[]
  readonly asks: readonly Both[]
  readonly guides: readonly string[]
}

type Draft = {
  -readonly [Key in keyof Block]: Block[Key] extends readonly (infer One)[] ? One[] : Block[Key]
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
        tone: 'plain',
        phrases: [],
        en: [],
        np: [],
        more: [],
        asks: [],
        guides: [],
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
    case '~':
      block.phrases.push(...phrasesIn(rest))
      return true
    case 'en':
    case 'np':
      block[sign].push(rest)
      return true
    case 'more':
    case 'ask': {
      const [en, np] = rest.split(' | ').map((one) => one.trim())
      if (!en || !np) return false
      block[sign === 'more' ? 'more' : 'asks'].push({ en, np })
      return true
    }
    case 'guides':
      block.guides.push(...rest.split(/\s+/).filter(Boolean))
      return true
    default:
      return false
  }
}
