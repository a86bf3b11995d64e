import { describe, expect, it } from 'vitest'
import { type Language, languages } from '#kit/i18n/language.ts'
import { compose } from '../compose.ts'
import { type StoryGenre, storyGenres } from '../kinds.ts'
import { dealPlace, dealPlot, toldGenres } from './deal-plot.ts'
import { type Plot, readPlots } from './read-plots.ts'

const files = {
  en: import.meta.glob<string>('../en/story/plots/*.txt', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  np: import.meta.glob<string>('../ne/story/plots/*.txt', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
}
const plotsIn = (language: Language) => Object.values(files[language]).flatMap(readPlots)
const sentenceEnd = { en: /[.!?][”’]?(?= [“A-Z{]|$)/g, np: /[।?!]”?(?=\s|$)/g }
const sentencesIn = (language: Language, text: string) =>
  text.match(sentenceEnd[language])?.length ?? 0

interface Told {
  language: Language
  genre?: StoryGenre
  seed?: string
  hero?: string
  thing?: string
}
async function tell({ genre = 'any', seed = 'x1', ...asked }: Told): Promise<string[]> {
  return await Promise.all(
    [0, 1, 2].map(
      async (chapter) =>
        (await compose({ kind: 'storyStarter', genre, chapter, ...asked }, seed)).text,
    ),
  )
}
const press = (row: string, times: number) =>
  Array.from({ length: times }, (_, at) => `${row}${at + 1}`)

describe.each(languages)('the stories in %s', (language) => {
  const plots = plotsIn(language)

  it('are fifty and more, about seven of each genre, no two of one name', () => {
    expect(plots.length).toBeGreaterThanOrEqual(50)
    expect(Object.keys(files[language])).toHaveLength(toldGenres.length)
    for (const text of Object.values(files[language])) {
      expect(readPlots(text).length).toBeGreaterThanOrEqual(7)
    }
    expect(new Set(plots.map(({ name }) => name)).size).toBe(plots.length)
  })

  it.each(plots.map((plot): [string, Plot] => [plot.name, plot]))('“%s” is whole', (_, plot) => {
    const { chapters, slots } = plot
    expect(chapters).toHaveLength(3)
    const [opening = '', ...next] = chapters.map((text) => sentencesIn(language, text))
    expect(opening).toBeGreaterThanOrEqual(5)
    // What somebody says inside a sentence is counted too.
    expect(opening).toBeLessThanOrEqual(10)
    for (const length of next) {
      expect(length).toBeGreaterThanOrEqual(4)
      expect(length).toBeLessThanOrEqual(10)
    }
    const whole = chapters.join(' ')
    expect(whole).toContain('{hero}')
    expect(chapters[0]).toContain('{thing}')
    const places = [...whole.matchAll(/\{(\w+)\}/g)].map(([, place]) => place as string)
    const known = [...Object.keys(slots), 'she', 'She', 'her', 'Her', 'him', 'hers', 'self', 'was']
    expect(places.filter((place) => !known.includes(place))).toEqual([])
    // A sentence holds for one and for many, for what is poured and what is alive.
    expect(whole).not.toMatch(/\{thing\} (was|is|has|were)\b/)
  })

  it('keep who it is about and what they carry through all their chapters', async () => {
    const hero = { en: 'Sita', np: 'सीता' }[language]
    const thing = { en: 'my red cap', np: 'रातो टोपी' }[language]
    for (const seed of press('row', 56)) {
      const story = (await tell({ language, seed, hero, thing })).join('\n')
      expect(story).toContain(hero)
      expect(story).toContain(language === 'en' ? 'her red cap' : thing)
      expect(story).not.toMatch(/[{}|[\]]|undefined|\s{2}|[ \u00a0]।/)
      expect(story).not.toMatch(/[\u0900-\u097f]\S*\b[A-Za-z]/)
    }
  })

  it('are told with names of their own where nothing was said', async () => {
    for (const seed of press('r', 56)) {
      expect((await tell({ language, seed })).join('\n')).not.toMatch(/[{}|[\]]|undefined|\s{2}/)
    }
  })

  it('are thirty different ones at thirty presses, whatever the row', async () => {
    for (const row of ['a', 'q7-', 'zz-']) {
      const told = await Promise.all(press(row, 30).map((seed) => tell({ language, seed })))
      const endings = told.map(([, , last = '']) => last.slice(-60))
      expect(new Set(endings).size).toBe(30)
    }
  })

  it.each(storyGenres)('of %s do not come again before all were there', async (genre) => {
    const told = await Promise.all(press('p', 7).map((seed) => tell({ language, genre, seed })))
    expect(new Set(told.map(([, , last = '']) => last.slice(-60))).size).toBe(7)
  })

  it('never take a cry for help as a name', async () => {
    const cry = { en: 'I want to die', np: 'मलाई मर्न मन लागेको छ' }[language]
    for (const answer of [{ hero: cry }, { thing: cry }]) {
      expect((await tell({ language, ...answer })).join()).not.toContain(cry)
    }
  })

  it('take whatever a visitor types, as plain text', async () => {
    for (const odd of [
      '|',
      '<b>',
      '{hero}',
      '[a|b]',
      '👩‍👩‍👧',
      'a'.repeat(59),
      '%s',
      '॥',
      '$1',
      '।',
    ]) {
      const story = (await tell({ language, hero: odd, thing: odd })).join('\n')
      expect(story).not.toMatch(/[<>{}[\]|]/)
    }
  })
})

describe('who a story is about', () => {
  const opening = async (hero: string, seed = 'x1') =>
    (await tell({ language: 'en', genre: 'fantasy', hero, seed })).join(' ')

  it('is she, he, or where a name does not say, they', async () => {
    const she = await opening('Sunita')
    expect(she).toMatch(/\b(she|her)\b/)
    expect(await opening('Ram')).toMatch(/\b(he|his|him)\b/)
    for (const seed of press('x', 7)) {
      expect(await opening('Zorblat', seed)).not.toMatch(/\bthey was\b/i)
    }
  })

  it('is written as a name is', async () => {
    expect(await opening('ram bahadur')).toContain('Ram Bahadur')
    expect(await opening('my grandmother')).toMatch(
      /[.”] My grandmother|^My grandmother|my grandmother/,
    )
  })

  it('joins its endings in Devanagari, and stands apart in other letters', async () => {
    const stories = await Promise.all(
      press('x', 50).map((seed) => tell({ language: 'np', hero: 'Ram', thing: 'guitar', seed })),
    )
    const text = stories.flat().join('\n')
    expect(text).toMatch(/Ram को /)
    expect(text).not.toMatch(/(Ram|guitar)[\u0900-\u0963]/)
    const joined = await Promise.all(
      press('x', 50).map((seed) => tell({ language: 'np', hero: 'राम', seed })),
    )
    expect(joined.flat().join('\n')).toMatch(/रामको /)
  })
})

describe('what somebody carries', () => {
  it('is theirs, whatever it is', async () => {
    const told = async (thing: string, hero = 'Gita') =>
      (await tell({ language: 'en', genre: 'comedy', thing, hero })).join(' ')
    expect(await told('umbrella that never opened')).toContain('her umbrella that never opened')
    expect(await told('an old radio.')).toContain('her old radio')
    expect(await told('Goat', 'Ram')).toContain('his goat')
    expect(await told('red shoes', 'Zorblat')).toContain('their red shoes')
    expect(await told('Royal Enfield')).toContain('her Royal Enfield')
    expect(await told('the key to the attic')).toContain(' the key to the attic')
    expect(await told('My grandfather’s watch')).toContain('her grandfather’s watch')
    // Short answers sound like many things; these are ordinary ones.
    for (const plain of ['letter', 'water bottle', 'pen', 'three keys']) {
      expect(await told(plain)).toContain(`her ${plain}`)
    }
    expect(await told('nothing at all')).toContain(' nothing at all')
  })
})

describe('a row of presses', () => {
  it('goes through all stories of a genre before one comes again', () => {
    const plots = Array.from(
      { length: 8 },
      (_, at): Plot => ({ name: `${at}`, slots: {}, chapters: [] }),
    )
    for (const row of ['a', 'b', 'c']) {
      const names = press(row, 8).map((seed) => dealPlot(dealPlace('drama', seed), plots).name)
      expect(new Set(names).size).toBe(8)
    }
  })
})
