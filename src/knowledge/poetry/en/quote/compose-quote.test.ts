import { describe, expect, it } from 'vitest'
import { quoteThemes } from '../../kinds.ts'
import { composeQuote } from './compose-quote.ts'
import { ownLines } from './quote-lines.ts'

describe('our own quotes', () => {
  it('are two hundred at least, twenty-five a theme, and no two the same', () => {
    const lines = quoteThemes.flatMap((theme) => {
      expect(ownLines(theme).length, theme).toBeGreaterThanOrEqual(25)
      return ownLines(theme)
    })
    expect(lines.length).toBeGreaterThanOrEqual(200)
    expect(new Set(lines.map(lettersOf)).size).toBe(lines.length)
  })

  it.each(quoteThemes)('on %s are whole, unsigned and short enough to say', (theme) => {
    for (const line of ownLines(theme)) {
      expect(line).toMatch(/^[“A-Z].*[.?!”]$/)
      expect(line).not.toMatch(/[[\]{}|"']|—|\s{2}/)
      expect(line.length, line).toBeLessThanOrEqual(150)
    }
  })

  it.each(quoteThemes)('on %s come one by one until all have come', async (category) => {
    const all = ownLines(category)
    const said = await pressAgain(category, 30)
    expect(new Set(said.slice(0, all.length)).size).toBe(all.length)
    expect(new Set(said).size).toBe(Math.min(30, all.length))
  })

  it('come in another order to another visitor, and the same from the same seed', async () => {
    expect(await pressAgain('life', 25, 'one-')).not.toEqual(await pressAgain('life', 25, 'two-'))
    expect(await pressAgain('life', 9)).toEqual(await pressAgain('life', 9))
  })

  it('differ from theme to theme in thirty presses that go through all themes', async () => {
    const said = await Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        composeQuote({
          category: quoteThemes[at % quoteThemes.length] ?? 'life',
          seed: `k3x-${at + 1}`,
        }),
      ),
    )
    expect(new Set(said).size).toBe(30)
  })
})

function pressAgain(category: (typeof quoteThemes)[number], times: number, row = '4f9zk2-') {
  const presses = Array.from({ length: times }, (_, at) => `${row}${at + 1}`)
  return Promise.all(presses.map((seed) => composeQuote({ category, seed })))
}

function lettersOf(line: string): string {
  return line.replace(/[^\p{L}]/gu, '').toLowerCase()
}
