import { beforeAll, describe, expect, it } from 'vitest'
import { presets } from '#capabilities/breathing/rhythm/pattern.ts'
import { openPolls } from '#features/community/polls/open-polls.ts'
import { quotes } from '#features/express/quotes/shelf/quotes.ts'
import { type Language, languages } from '#kit/i18n/language.ts'
import type { PictureWords } from '#kit/page/scenery.ts'
import { often } from '#kit/testing/proof.ts'
import { signIds } from '#knowledge/rashi/signs.ts'
import { describe as describePage, drawScenery, paths } from '../../web/entry-server.tsx'
import { type DrawPicture, openDrawing, openLettersOfBoth } from './draw-picture.ts'
import { fitWords } from './fit-words.ts'
import { room, size } from './lay-out.ts'
import { createFindNamed } from './named-things.ts'

const polls = openPolls(400, 0)
const findNamed = createFindNamed({ polls: { open: async () => polls } as never })

interface Thing {
  readonly path: string
  readonly parameter: string
  readonly ids: readonly string[]
}

const things: readonly Thing[] = [
  { path: '/discover/rashifal', parameter: 'sign', ids: signIds },
  { path: '/heal/breathe', parameter: 'rhythm', ids: presets.map(({ id }) => id) },
  { path: '/express/quotes', parameter: 'quote', ids: quotes.map(({ id }) => id) },
  { path: '/community/polls', parameter: 'poll', ids: polls.map(({ id }) => id) },
]

interface Drawn {
  readonly name: string
  readonly hour: string
  readonly language: Language
  readonly words: PictureWords
}

async function everyPicture(): Promise<Drawn[]> {
  const drawn: Drawn[] = []
  for (const language of languages) {
    for (const path of paths) {
      const { hour, name, description, above } = describePage(path, language)
      const words = { ...(above && { above }), large: name, small: description }
      drawn.push({ name: path, hour, language, words })
    }
    for (const { path, parameter, ids } of things) {
      const { hour } = describePage(path, language)
      for (const id of ids) {
        const found = await findNamed(path, { language, query: { [parameter]: id } })
        if (!found) throw new Error(`${parameter} ${id} is not found`)
        drawn.push({ name: found.query, hour, language, words: found.picture })
      }
    }
  }
  return drawn
}

let all: Drawn[]
let draw: DrawPicture
beforeAll(async () => {
  all = await everyPicture()
  draw = await openDrawing()
})

describe('the picture of a link', () => {
  it('has room for every page, sign, rhythm, quote and poll, in both languages, and a letter for every sign', async () => {
    const letters = await openLettersOfBoth()
    for (const { name, language, words } of all) {
      const { measure, knows } = letters[language]
      const { lines, height } = fitWords(words, language, room, measure)
      expect(height, name).toBeLessThanOrEqual(room.height)
      for (const { text, size } of lines) {
        expect(measure(text) * size, `${name}: ${text}`).toBeLessThanOrEqual(room.width)
        expect(knows(text), `${name}: ${text}`).toBe(true)
      }
      const said = lines.map(({ text }) => text).join(' ')
      expect(said, name).toContain(words.by ?? lines[0]?.text)
      // Whole, or not at all.
      const large = lines.filter(({ kind }) => kind === 'large').map(({ text }) => text)
      expect([words.large, words.instead].map((text) => text?.replace(/\s+/g, ' '))).toContain(
        large.join(' '),
      )
    }
  })

  it('says a quote itself, but for the very longest', async () => {
    const letters = await openLettersOfBoth()
    const spoken = all.filter(({ words }) => words.instead !== undefined)
    const whole = spoken.filter(({ words, language }) => {
      const { lines } = fitWords(words, language, room, letters[language].measure)
      return (
        lines
          .filter(({ kind }) => kind === 'large')
          .map(({ text }) => text)
          .join(' ') !== words.instead
      )
    })
    expect(whole.length / spoken.length).toBeGreaterThan(0.9)
  })

  it('is a PNG of 1200 by 630 and under a hundred kilobytes', () => {
    const step = Math.ceil(all.length / often({ test: 40, proof: all.length }))
    for (const { name, hour, language, words } of all.filter((_, at) => at % step === 0)) {
      const png = Buffer.from(draw({ language, words, scenery: drawScenery(hour as never) }))
      expect(png.subarray(1, 4).toString(), name).toBe('PNG')
      expect([png.readUInt32BE(16), png.readUInt32BE(20)], name).toEqual([size.width, size.height])
      expect(png.length, name).toBeLessThan(100 * 1024)
    }
  })

  it('is drawn in plain colours: nothing is left that only a browser understands', () => {
    for (const hour of ['home', 'express', 'heal', 'discover', 'community'] as const) {
      const { drawing, colours } = drawScenery(hour)
      expect(drawing).not.toMatch(/class=|var\(|oklch|light-dark|<marker/)
      for (const colour of Object.values(colours)) expect(colour).toMatch(/^#[\da-f]{6}$/)
    }
    // The leaves of the tree, each in the colour of its hour.
    const { drawing } = drawScenery('home')
    expect(drawing.match(/<use /g)?.length).toBeGreaterThan(100)
    expect(drawing).toContain(drawScenery('heal').colours.glow)
  })

  it('shapes Devanagari: a joined cluster is narrower than its letters apart, and ि takes its own room', async () => {
    const { np } = await openLettersOfBoth()
    expect(np.measure('क्ष')).toBeLessThan(np.measure('क') + np.measure('ष'))
    expect(np.measure('कि')).toBeGreaterThan(np.measure('क') + 0.1)
    expect(np.measure('ज्ञान')).toBeGreaterThan(np.measure('ज्ञ') + np.measure('न') + 0.1)
    // The eyelash र, which the joiner asks for.
    expect(np.measure('र्‍य')).not.toBe(np.measure('र्य'))
  })
})

describe('what an address names', () => {
  it('is nothing where there is no such thing, and never a post', async () => {
    const ask = (path: string, query: Record<string, unknown>) =>
      findNamed(path, { language: 'en', query })
    expect(await ask('/discover/rashifal', { sign: 'nope' })).toBeUndefined()
    expect(await ask('/discover/rashifal', { sign: ['leo', 'aries'] })).toBeUndefined()
    expect(await ask('/discover/rashifal', { sign: '<script>' })).toBeUndefined()
    expect(await ask('/discover/rashifal', { quote: 'hope-with-feathers' })).toBeUndefined()
    expect(await ask('/community/polls', { poll: 'x'.repeat(5000) })).toBeUndefined()
    expect(await ask('/community/confessions', { post: '0'.repeat(26) })).toBeUndefined()
    expect((await ask('/discover/rashifal', { sign: 'leo' }))?.query).toBe('sign=leo')
  })
})
