import { describe, expect, it } from 'vitest'
import { heardAs } from '#capabilities/moderation/testing/heard-as.ts'
import { hear } from '#knowledge/hearing/hear.ts'
import { TextFailure } from '../text-failure.ts'
import { createJudgedSentences } from './judge-sentences.ts'

const write = (pieces: readonly string[], nearNeed = false, ears = hear) => {
  const sentences = createJudgedSentences({ hear: ears, nearNeed })
  return [...pieces.map((piece) => sentences.push(piece)), sentences.end()]
}
const unfit = (act: () => unknown) => expect(act).toThrow(TextFailure)

describe('what a service writes', () => {
  it('is passed on a sentence at a time, as soon as it ends', () => {
    expect(write(['A river', ' runs.', ' It does not', ' ask. Nor', ' do we'])).toEqual([
      '',
      'A river runs.',
      '',
      ' It does not ask.',
      '',
      ' Nor do we',
    ])
    expect(write(['नदी बगिरहन्छ', '।', '\nहामी', ' पनि'])).toEqual([
      '',
      'नदी बगिरहन्छ।',
      '',
      '',
      '\nहामी पनि',
    ])
  })

  it('is passed on by the line where it is verse, and never waits without end', () => {
    expect(write(['one river\ntwo', ' hills\n'])).toEqual(['one river', '\ntwo hills', '\n'])
    // Nobody says one line thirty times: what such a text means is not asked here.
    const deaf = () => heardAs({})
    const pieces = Array.from({ length: 30 }, () => 'a river goes on and on ')
    const shown = write(pieces, false, deaf)
    expect(shown.slice(0, -1).some((piece) => piece !== '')).toBe(true)
    expect(shown.join('')).toHaveLength(30 * 23)
  })

  it('ends before a sentence in which harm is heard, also where harm takes two', () => {
    const ears = (text: string) => heardAs({ harm: /Wait.*I come/s.test(text) ? ['threat'] : [] })
    const sentences = createJudgedSentences({ hear: ears, nearNeed: false })
    expect(sentences.push('Wait for me.')).toBe('Wait for me.')
    unfit(() => sentences.push(' I come.'))
  })

  it('ends before half a sentence too, when no more of it comes', () => {
    const ears = (text: string) => heardAs({ harm: text.includes('I come') ? ['threat'] : [] })
    unfit(() => write(['Wait for me. I come'], false, ears))
  })

  it('may speak of pain, and of dying only where no visitor spoke of it', () => {
    const words = ['The old king said that he wanted to die.']
    const echo = (text: string) => heardAs({ needs: text.includes('die') ? ['explicit'] : [] })
    expect(write(words, false, echo).join('')).toBe(words.join(''))
    unfit(() => write(words, true, echo))
  })
})

describe('reading along', () => {
  it('costs a text far less than the five milliseconds its first word may take', () => {
    const text = 'Today you may meet an old friend on the road, and laugh about what was hard. '
    const sentences = createJudgedSentences({ hear, nearNeed: false })
    sentences.push(text)
    const begun = performance.now()
    for (let count = 0; count < 100; count += 1) sentences.push(text)
    expect((performance.now() - begun) / 100).toBeLessThan(5)
  })
})
