import { describe, expect, it } from 'vitest'
import {
  byColour,
  byLaw,
  expectNothingSideways,
  findBarriers,
  findCutWords,
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
      `is whole on the narrowest phone with letters twice as large, in ${language}`,
      () => enlargeAll(language),
      120_000,
    )
  }
})

async function enlargeAll(language: Language): Promise<void> {
  const { page, leave } = await visit(stage().address, { language, width: 320 })
  const cut: Record<string, string[]> = {}
  for (const path of everywhere) {
    await open(page, path)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await page.evaluate(() => document.fonts.ready)
    await expectNothingSideways(page)
    cut[path] = await findCutWords(page)
  }
  expect(cut).toEqual(Object.fromEntries(everywhere.map((path) => [path, []])))
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
