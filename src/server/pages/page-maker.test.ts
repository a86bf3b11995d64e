import { describe, expect, it } from 'vitest'
import type { Boot } from '#kit/page/rendering.ts'
import { readSettings } from '../env.ts'
import { createFindNamed, type FindNamed } from '../previews/named-things.ts'
import { bootOf, noBuild, plainRenderer, plainWords } from '../testing/plain-pages.ts'
import { pageData } from './page-data.ts'
import { createPageMaker, type PageRequest } from './page-maker.ts'
import { createReadPageData } from './read-page-data.ts'

const choices = { language: 'en', isFirst: true, theme: undefined, fonts: 'now' } as const

function openMaker(
  environment: Record<string, string> = {},
  findNamed: FindNamed = createFindNamed({} as never),
) {
  const made: Boot[] = []
  const clock = { now: () => 0 }
  const pages = createPageMaker({
    settings: readSettings(environment),
    clock,
    renderer: plainRenderer(['/account', '/heal'], (boot) => made.push(boot)),
    build: noBuild,
    readPageData: createReadPageData(pageData, { clock } as never),
    findNamed,
  })
  const make = (path: string, more: Partial<PageRequest> = {}) =>
    pages.makePage({ path, choices, ...more })
  async function dataOf(path: string, query?: PageRequest['query']) {
    const { bytes } = await make(path, query && { query })
    return bootOf(bytes.toString()).data
  }
  return { make, dataOf, made }
}

describe('a page', () => {
  it('is rendered once for all who share a language, and packed once for each theme', async () => {
    const { make, made } = openMaker()
    const first = await make('/heal')
    expect(await make('/heal')).toBe(first)
    const dark = await make('/heal', { choices: { ...choices, theme: 'dark' } })
    expect(dark).not.toBe(first)
    expect(await make('/heal', { choices: { ...choices, theme: 'dark' } })).toBe(dark)
    expect(made).toHaveLength(1)
    await make('/heal', { choices: { ...choices, language: 'np' } })
    expect(made).toHaveLength(2)
  })

  it('brings its words, and says where the fonts lie where they are to come later', async () => {
    const { make } = openMaker()
    const bootWith = async (fonts: 'now' | 'later' | 'never') =>
      bootOf((await make('/heal', { choices: { ...choices, fonts } })).bytes.toString())
    expect(await bootWith('later')).toMatchObject({
      parts: { words: plainWords },
      fonts: '/fonts.css',
    })
    expect(await bootWith('now')).not.toHaveProperty('fonts')
    expect(await bootWith('never')).not.toHaveProperty('fonts')
  })

  it('has the fonts in its head where the phone has them, and for those without script', async () => {
    const { make } = openMaker()
    const pageWith = async (fonts: 'now' | 'later' | 'never') =>
      (await make('/heal', { choices: { ...choices, fonts } })).bytes.toString()
    const inHead = '<style>@font-face{}</style>'
    const without = '<noscript><link rel="stylesheet" href="/fonts.css"></noscript>'
    expect(await pageWith('now')).toContain(inHead)
    const later = await pageWith('later')
    expect([later.includes(inHead), later.includes(without)]).toEqual([false, true])
    const never = await pageWith('never')
    expect([never.includes(inHead), never.includes(without)]).toEqual([false, false])
  })

  it('is one for all addresses that lead nowhere', async () => {
    const { make, made } = openMaker()
    const pages = await Promise.all(['/a', '/b', '/heal/nothing'].map((path) => make(path)))
    expect(new Set(pages).size).toBe(1)
    expect([pages[0]?.status, made.length]).toEqual([404, 1])
  })

  it('of its visitor is made for them, and kept for nobody', async () => {
    const { make, made } = openMaker()
    const visitor = { name: 'सीता' }
    const own = await make('/account', { visitor })
    expect(own.isOwn).toBe(true)
    expect(bootOf(own.bytes.toString()).visitor).toEqual(visitor)
    expect(await make('/account', { visitor })).not.toBe(own)
    const shared = await make('/account')
    expect(shared.isOwn).toBe(false)
    expect(shared.bytes.toString()).not.toContain('सीता')
    expect(bootOf(shared.bytes.toString())).not.toHaveProperty('visitor')
    expect(made).toHaveLength(3)
  })

  it('names its own address whole where the operator said it, and by its path otherwise', async () => {
    const linkOf = async (environment: Record<string, string>) =>
      /<link rel="canonical" href="([^"]+)">/.exec(
        (await openMaker(environment).make('/heal')).bytes.toString(),
      )?.[1]
    expect(await linkOf({ PUBLIC_ORIGIN: 'https://voice.example' })).toBe(
      'https://voice.example/heal',
    )
    expect(await linkOf({})).toBe('/heal')
  })

  it('says in its head what the address names, escaped, and is rendered once for them all', async () => {
    const { make, made } = openMaker({}, async (_, { query }) =>
      typeof query.thing === 'string'
        ? {
            query: `thing=${encodeURIComponent(query.thing)}`,
            title: `"><script>${query.thing}`,
            description: '<b>&',
            picture: { large: query.thing },
          }
        : undefined,
    )
    const heads = new Set<string>()
    for (const thing of ['one', 'two', 'one']) {
      const [head = '', app] = (await make('/heal', { query: { thing } })).bytes
        .toString()
        .split('</head>')
      expect(head).toContain(`<title>&quot;&gt;&lt;script&gt;${thing} · `)
      expect(head).toContain('content="&lt;b&gt;&amp;"')
      expect(head).toContain(`<link rel="canonical" href="/heal?thing=${thing}">`)
      expect(app).toBe((await make('/heal')).bytes.toString().split('</head>')[1])
      heads.add(head)
    }
    expect([heads.size, made.length]).toEqual([2, 1])
  })
})

describe('a page whose address names a thing', () => {
  it('has the head of the page for who has asked for too many', async () => {
    const found = async () => ({
      query: 'thing=1',
      title: 'One',
      description: '',
      picture: { large: '1' },
    })
    const { make } = openMaker({}, found)
    const asked = { query: { thing: '1' } }
    expect((await make('/heal', asked)).bytes.toString()).toContain('<title>One · ')
    const plain = await make('/heal', { ...asked, mayName: () => false })
    expect(plain.bytes.toString()).not.toContain('One')
    expect(plain.status).toBe(200)
  })
})

describe('the account page', () => {
  it('is rendered with the name that was refused', async () => {
    const { dataOf } = openMaker()
    expect(await dataOf('/account', { name: 'blank' })).toEqual({ refusedName: 'blank' })
    expect(await dataOf('/account', { name: 'too_long' })).toEqual({ refusedName: 'too_long' })
    expect(await dataOf('/account')).toBeNull()
  })

  it('takes no other word from the address, and no other page takes one', async () => {
    const { dataOf } = openMaker()
    for (const name of ['<b>', 'Blank', ['blank'], undefined]) {
      expect(await dataOf('/account', { name })).toBeNull()
    }
    expect(await dataOf('/heal', { name: 'blank' })).toBeNull()
  })

  it('is rendered once for each', async () => {
    const { dataOf, made } = openMaker()
    for (let again = 0; again < 3; again++) {
      await dataOf('/account', { name: 'blank' })
      await dataOf('/account', { name: `other ${again}` })
    }
    expect(made).toHaveLength(2)
  })
})
