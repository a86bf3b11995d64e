import { describe, expect, it } from 'vitest'
import { fitText, placeLines, type Room } from './fit-text.ts'

/** A fixed pitch: every sign is half as wide as it is high. */
const room: Room = {
  width: 840,
  height: 800,
  leading: 1.6,
  measure: (text) => text.length / 2,
}

describe('words on a picture', () => {
  it('are large when there are few', () => {
    expect(fitText('Walk on.', room).size).toBe(70)
  })

  it('grow smaller rather than break a line of verse', () => {
    const verse = 'a line of verse that is rather long\nand one more'
    const { size, lines } = fitText(verse, room)
    expect(size).toBeLessThan(70)
    expect(lines.map((line) => line?.text)).toEqual(verse.split('\n'))
  })

  it('break a line of verse that would be too small to read, and set its rest in', () => {
    const fitted = fitText(`${'word '.repeat(30).trim()}\nshort`, room)
    expect(fitted.size).toBeGreaterThan(30)
    expect(placeLines(fitted, true)[1]?.x).toBeGreaterThan(0)
    expect(placeLines(fitted, false)[1]?.x).toBe(0)
  })

  it('keep the stanzas apart', () => {
    const fitted = fitText('one\n\ntwo', room)
    const [first, second] = placeLines(fitted, true)
    expect((second?.y ?? 0) - (first?.y ?? 0)).toBeGreaterThan(fitted.leading)
  })

  it('are broken evenly: no word is left alone under the others', () => {
    const { lines } = fitText('Hope is the thing with feathers.', room)
    expect(lines.map((line) => line?.text)).toEqual(['Hope is the thing', 'with feathers.'])
  })

  it('end with a whole stanza rather than with the first line of another', () => {
    const stanza = 'one line\nand a second'
    const { lines } = fitText(Array(60).fill(stanza).join('\n\n'), { ...room, height: 310 })
    expect(lines.slice(-2).map((line) => line?.text)).toEqual(['and a second', '…'])
  })

  it('never leave the picture, and say so where there were more', () => {
    const fitted = fitText('a line of a very long poem\n'.repeat(200), room)
    expect(fitted.height).toBeLessThanOrEqual(room.height)
    expect(fitted.lines.at(-1)?.text).toBe('…')
  })
})
