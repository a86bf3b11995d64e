import { describe, expect, it } from 'vitest'
import { ownPlaces, places } from './stage/places.ts'
import { untilKept } from './stage/until-kept.ts'
import { open, visit } from './stage/visit.ts'
import { withSharedApp } from './stage/with-app.ts'

const stage = withSharedApp()

describe('without a network', () => {
  for (const language of ['en', 'np'] as const) {
    it(`every page opens after one visit, in ${language}`, async () => {
      const { page, context, leave } = await visit(stage().address, {
        language,
        keepsRooms: true,
      })
      await open(page, '/')
      await untilKept(page)
      await context.setOffline(true)
      for (const path of [...places, ...ownPlaces]) {
        await page.goto(path)
        await page.locator('main h1').waitFor()
        expect(await page.locator('html').getAttribute('lang'), path).toBe(
          language === 'np' ? 'ne' : 'en',
        )
        expect(await page.title(), path).not.toBe('')
      }
      const words = language === 'np' ? 'इन्टरनेट छैन' : 'You’re offline'
      await page.getByRole('status').filter({ hasText: words }).waitFor()
      await leave()
    })
  }

  it('the name is remembered', async () => {
    const { page, context, leave } = await visit(stage().address, {
      keepsRooms: true,
    })
    await open(page, '/account')
    await page.getByLabel('A name or nickname').fill('Sita')
    await page.getByRole('button', { name: 'Save name' }).click()
    await page.getByRole('button', { name: 'Make a recovery code' }).waitFor()
    await untilKept(page)
    await context.setOffline(true)
    await page.goto('/')
    await page.getByText('Sita. Welcome back!').waitFor()
    await leave()
  })

  it('is installable: a manifest in each language with icons that exist', async () => {
    for (const language of ['en', 'np']) {
      const answer = await fetch(`${stage().address}/manifest.${language}.webmanifest`)
      const manifest = await answer.json()
      expect(manifest).toMatchObject({ start_url: '/', display: 'standalone' })
      for (const { src } of manifest.icons) {
        expect((await fetch(stage().address + src)).status, src).toBe(200)
      }
    }
  })
})
