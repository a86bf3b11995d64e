import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { makeProfile, searchFolder } from './stage/mortal-browser.ts'
import { untilWritten } from './stage/until-written.ts'
import { withSharedApp } from './stage/with-app.ts'

const stage = withSharedApp()

const secrets = {
  diary: 'Kanchhi the goat ate the letter from Baglung.',
  nepali: 'छिमेकीको आँगनमा रोपेको सुन्तलाको बोट आज फुल्यो।',
}

/** This browser draws no frames, by which others see when a page is ready. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' })
  const isReady = () => {
    const root = document.getElementById('app') as HTMLElement
    return Object.keys(root).some((key) => key.startsWith('__reactContainer'))
  }
  await page.waitForFunction(isReady, undefined, { polling: 100 })
}

async function writePages(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('name-later', 'yes'))
  await open(page, `${stage().address}/express/diary`)
  for (const words of Object.values(secrets)) {
    await page.getByRole('textbox').first().fill(words)
    await untilWritten(page, 'drafts', words)
    await page.locator('main button[type=submit]').first().click()
    await page.getByRole('listitem').filter({ hasText: words }).waitFor()
  }
}

describe('the disk of a phone on which everything was deleted', () => {
  it('holds none of the private pages once the browser is closed', async () => {
    const profile = await makeProfile()
    const before = await profile.open()
    await writePages(before.page)
    await before.close()
    expect(await searchFolder(profile.folder, Object.values(secrets))).not.toEqual([])

    const after = await profile.open()
    await open(after.page, `${stage().address}/account`)
    await after.page.locator('section:last-of-type button').click()
    await after.page.locator('dialog[open] footer button').first().click()
    await after.page.locator('dialog[open] li').first().waitFor()
    await after.close()
    expect(await searchFolder(profile.folder, Object.values(secrets))).toEqual([])
  })
})
