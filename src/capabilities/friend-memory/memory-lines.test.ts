import { describe, expect, it } from 'vitest'
import type { RememberedLine } from '#capabilities/vault/records.ts'
import type { Remembered } from '#knowledge/talking/talk.ts'
import { addLines, changeLine, isNothing, nameLine, putLineBack } from './memory-lines.ts'

const told = (text: string): Remembered => ({ kind: 'told', text })
const add = (lines: readonly RememberedLine[], ...given: Remembered[]) => {
  const at = lines.length
  return addLines(
    lines,
    given.map((one, place) => nameLine(one, `new-${at + place}`, 100 + at)),
  )
}
const texts = (lines: readonly RememberedLine[]) => lines.map(({ text }) => text)

describe('a line that is told', () => {
  it('stands behind the others, with its moment', () => {
    const lines = add(add([], told('I live in Doha')), {
      kind: 'helped',
      text: 'A walk',
      from: 'anger',
    })
    expect(lines).toEqual([
      { id: 'new-0', kind: 'told', text: 'I live in Doha', at: 100 },
      { id: 'new-1', kind: 'helped', text: 'A walk', from: 'anger', at: 101 },
    ])
  })

  it('is not kept twice, also written otherwise, and not at all when it says nothing', () => {
    const lines = add([], told('I live in Doha'))
    expect(add(lines, told(' i live  in doha '), told(' '), told(''))).toEqual(lines)
    expect(add([], told('एक'), told('एक'))).toHaveLength(1)
  })

  it('is another one where it is of another kind, and an event where it has another day', () => {
    const exam = (on: string): Remembered => ({ kind: 'event', text: 'The exam', on })
    const lines = add(
      [],
      exam('2026-11-21'),
      exam('2026-11-21'),
      exam('2027-04-02'),
      told('The exam'),
    )
    expect(lines).toHaveLength(3)
  })

  it('is asked about on its new day where a plan is made again', () => {
    const plan = (on: string, ask: string): Remembered => ({ kind: 'plan', text: 'Sleep', on, ask })
    const first = add([], plan('2026-11-21', 'Did you sleep?'))
    const again = add(first, plan('2026-11-25', 'And this night?'))
    expect(again).toEqual([
      {
        id: 'new-0',
        kind: 'plan',
        text: 'Sleep',
        at: 101,
        on: '2026-11-25',
        ask: 'And this night?',
      },
    ])
  })
})

describe('the lines that are kept', () => {
  const full = Array.from({ length: 40 }, (_, at): RememberedLine => {
    return { id: `${at}`, kind: at % 2 === 0 ? 'told' : 'helped', text: `line ${at}`, at }
  })

  it('are forty at most: what was told longest ago goes first', () => {
    const lines = add(full, { kind: 'person', text: 'my sister' })
    expect(lines).toHaveLength(40)
    expect(texts(lines)[0]).toBe('line 1')
    expect(texts(add(lines, told('new')))).not.toContain('line 2')
  })

  it('are forty at most where nothing was only told: then the oldest goes', () => {
    const helped = full.map((line) => ({ ...line, kind: 'helped' as const }))
    const lines = add(helped, { kind: 'event', text: 'The exam', on: '2026-11-21' })
    expect(lines).toHaveLength(40)
    expect([texts(lines)[0], texts(lines).at(-1)]).toEqual(['line 1', 'The exam'])
  })

  it('can be changed, and never to nothing', () => {
    const lines = add([], told('one'), told('two'))
    expect(texts(changeLine(lines, 'new-1', ' three '))).toEqual(['one', 'three'])
    expect(changeLine(lines, 'new-1', ' ')).toEqual(lines)
  })

  it('come back to where they stood, once', () => {
    const [one, two, three] = add([], told('one'), told('two'), told('three')) as [
      RememberedLine,
      RememberedLine,
      RememberedLine,
    ]
    expect(putLineBack([one, three], two, 1)).toEqual([one, two, three])
    expect(putLineBack([one, two], two, 1)).toEqual([one, two])
  })

  it('and the answers beside them are all there is of a memory', () => {
    expect(isNothing({ lines: [] })).toBe(true)
    expect(isNothing({ lines: [], mayKeep: false })).toBe(false)
    expect(isNothing({ lines: [], letters: 'latin' })).toBe(false)
  })
})
