import { describe, expect, it } from 'vitest'
import { fileHeaders } from '#kit/http/server/floor-headers.ts'
import {
  byColour,
  byLaw,
  expectNothingSideways,
  findBarriers,
  findBrokenWords,
  findCutWords,
  findLostControls,
} from './stage/look-closely.ts'
import { ownPlaces, places } from './stage/places.ts'
import { expectQuiet, type Language, open, visit } from './stage/visit.ts'
import { withSharedApp } from './stage/with-app.ts'

const stage = withSharedApp()
const everywhere = [...places, ...ownPlaces]

describe('every page', () => {
  for (const language of ['en', 'np'] as const) {
    it(`answers in ${language} with its own title, one heading and the right language`, async () => {
      const titles = new Set<string>()
      for (const path of everywhere) {
        const answer = await fetch(stage().address + path, {
          headers: { cookie: `language=${language}` },
        })
        const html = await answer.text()
        expect(answer.status, path).toBe(200)
        expect(html.match(/<h1[\s>]/g), path).toHaveLength(1)
        expect(html, path).toContain(`<html lang="${language === 'np' ? 'ne' : 'en'}"`)
        expect(html, path).toMatch(/<meta name="description" content="[^"]{20,}">/)
        expect(html, path).toContain('property="og:title"')
        expect(html.replace(/<script[\s\S]*?<\/script>/g, ''), path).not.toMatch(
          /[a-z]+\.[a-z]+\.title/,
        )
        titles.add(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '')
      }
      expect(titles.size).toBe(everywhere.length)
    })

    it(
      `is accessible, quiet and never wider than the phone in ${language}, light and dark`,
      () => inspectAll(language),
      240_000,
    )

    it(
      `is whole on the narrowest phones with letters twice as large, in ${language}`,
      () => enlargeAll(language),
      120_000,
    )
  }
})

describe('the policy of a page', () => {
  it('lets no script make markup or a script out of a text', async () => {
    const { page, leave } = await visit(stage().address)
    await open(page, '/')
    const made = await page.evaluate(() => {
      const tries = [
        () => {
          document.body.innerHTML = '<b>from a text</b>'
        },
        () => {
          document.createElement('script').src = 'https://elsewhere.example/'
        },
        () => (window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('own', {}),
      ]
      return tries.map((attempt) => {
        try {
          attempt()
          return 'made'
        } catch (error) {
          return (error as Error).name
        }
      })
    })
    expect(made).toEqual(['TypeError', 'TypeError', 'TypeError'])
    await leave()
  })

  it('is kept beside the headers that a file has too', async () => {
    const html = await (await fetch(stage().address)).text()
    const [, file] = /src="(\/assets\/[^"]+)"/.exec(html) ?? []
    const { headers } = await fetch(stage().address + file)
    expect(Object.fromEntries(headers)).toMatchObject(fileHeaders(false))
  })
})

interface TrustedTypes {
  createPolicy(name: string, rules: object): unknown
}

async function enlargeAll(language: Language): Promise<void> {
  const { page, leave } = await visit(stage().address, { language, letters: 32 })
  const lost: Record<string, string[]> = {}
  for (const path of everywhere) {
    await open(page, path)
    await page.evaluate(() => document.fonts.ready)
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 740 })
      await expectNothingSideways(page)
      lost[`${path} ${width}`] = [
        ...(await findCutWords(page)),
        ...(await findBrokenWords(page)),
        ...(await findLostControls(page)),
      ]
    }
  }
  // Twice what this page has otherwise, which is more than the browser’s own sixteen.
  const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
  expect(size).toBe('36px')
  expect(lost).toEqual(Object.fromEntries(Object.keys(lost).map((place) => [place, []])))
  await leave()
}

async function inspectAll(language: Language): Promise<void> {
  const { page, noise, leave } = await visit(stage().address, { language })
  for (const path of everywhere) {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize({ width: 320, height: 780 })
    await open(page, path)
    await expectNothingSideways(page)
    await page.setViewportSize({ width: 360, height: 780 })
    expect(await findBarriers(page, byLaw), `${path} in ${language}, light`).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    // The dark changes colours and nothing else.
    const dark = await findBarriers(page, byColour)
    expect(dark, `${path} in ${language}, dark`).toEqual([])
  }
  expectQuiet(noise)
  await leave()
}
