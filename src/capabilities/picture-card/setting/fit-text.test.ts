import { describe, expect, it } from 'vitest'
import { breakLine } from './break-lines.ts'
import { type FittedText, fitText, placeLines, type Room } from './fit-text.ts'

/** A fixed pitch: every sign is half as wide as it is high. */
const room: Room = {
  width: 820,
  height: 800,
  leading: 1.6,
  largest: 62,
  measure: (text) => text.length / 2,
}
const textsOf = ({ pages }: FittedText) => pages.map((page) => page.map((line) => line?.text))
const allOf = (fitted: FittedText) => textsOf(fitted).flat().filter(Boolean)

describe('words on a picture', () => {
  it('are large when there are few, and no larger than they should be', () => {
    expect(fitText('Walk on.', room).size).toBe(62)
    expect(fitText('Walk on.', { ...room, largest: 56 }).size).toBe(56)
    expect(fitText('Walk on.', { ...room, largest: 92 }).size).toBe(92)
  })

  it('grow smaller rather than break a line of verse', () => {
    const verse = 'a line of verse that is rather long\nand one more'
    const fitted = fitText(verse, room)
    expect(fitted.size).toBeLessThan(62)
    expect(textsOf(fitted)).toEqual([verse.split('\n')])
  })

  it('break a line of verse that would be too small to read, and set its rest in', () => {
    const fitted = fitText(`${'word '.repeat(30).trim()}\nshort`, room)
    expect(fitted.size).toBeGreaterThan(33)
    const [page = []] = fitted.pages
    expect(placeLines(fitted, page)[1]?.x).toBeGreaterThan(0)
  })

  it('leave no word of a line of verse alone', () => {
    const lines = breakLine('one word is left over', 10, 1.4, room.measure)
    expect(lines.map(({ text }) => text)).toEqual(['one word is', 'left over'])
  })

  it('keep the stanzas apart', () => {
    const fitted = fitText('one\n\ntwo', room)
    const [first, second] = placeLines(fitted, fitted.pages[0] ?? [])
    expect((second?.y ?? 0) - (first?.y ?? 0)).toBeGreaterThan(fitted.leading)
  })

  it('are broken evenly: no word is left alone under the others', () => {
    const fitted = fitText('Hope is the thing with feathers.', { ...room, width: 700 })
    expect(textsOf(fitted)).toEqual([['Hope is the thing', 'with feathers.']])
  })

  it('go on on a second picture, divided between two stanzas, and larger than on one', () => {
    const stanza = 'one line\nand a second\nand a third\nand a fourth'
    const fitted = fitText(Array(4).fill(stanza).join('\n\n'), { ...room, height: 700 })
    const half = [...stanza.split('\n'), undefined, ...stanza.split('\n')]
    expect(textsOf(fitted)).toEqual([half, half])
    expect(fitted.size).toBeGreaterThan(34)
  })

  it('are halved within a stanza that is alone too much for a picture', () => {
    const fitted = fitText('a line of a long poem\n'.repeat(20), room)
    expect(textsOf(fitted).map(({ length }) => length)).toEqual([10, 10])
  })

  it('go on on a second picture in the middle of long prose, too', () => {
    const prose = 'some words of a long letter '.repeat(60).trim()
    const fitted = fitText(prose, room)
    expect(fitted.pages.length).toBeGreaterThan(1)
    expect(fitted.height).toBeLessThanOrEqual(room.height)
    expect(allOf(fitted).join(' ')).toBe(prose)
  })

  it('are never left out, and never leave the picture', () => {
    for (const count of [1, 14, 15, 40, 200]) {
      const lines = Array.from({ length: count }, (_, at) => `line ${at} of a very long poem`)
      const fitted = fitText(lines.join('\n'), room)
      expect(fitted.height).toBeLessThanOrEqual(room.height)
      expect(fitted.size).toBeGreaterThanOrEqual(34)
      expect(allOf(fitted).join(' ')).toBe(lines.join(' '))
    }
  })

  it('end even where there is hardly room for a line', () => {
    expect(allOf(fitText('one\ntwo\nthree', { ...room, height: 10 }))).toHaveLength(3)
  })
})
