import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { makeProfile, searchFolder } from './stage/mortal-browser.ts'
import { untilWritten } from './stage/until-written.ts'
import { withSharedApp } from './stage/with-app.ts'

const stage = withSharedApp()

const longAgo = [
  'Kanchhi the goat ate the letter from Baglung.',
  'छिमेकीको आँगनमा रोपेको सुन्तलाको बोट आज फुल्यो।',
]
const justNow = ['The bus to Syangja left without me.', 'भोलि बिहानै खोला तरेर मामाघर जाने कुरा छ।']

/** This browser draws no frames, by which others see when a page is ready. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' })
  const isReady = () => {
    const root = document.getElementById('app') as HTMLElement
    return Object.keys(root).some((key) => key.startsWith('__reactContainer'))
  }
  await page.waitForFunction(isReady, undefined, { polling: 100 })
}

async function write(page: Page, pages: readonly string[]): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('name-later', 'yes'))
  await open(page, `${stage().address}/express/diary`)
  for (const words of pages) {
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
    await write(before.page, longAgo)
    await before.close()
    expect(await searchFolder(profile.folder, longAgo)).not.toEqual([])

    const after = await profile.open()
    const { page } = after
    await write(page, justNow)
    await open(page, `${stage().address}/account`)
    await page.getByRole('button', { name: 'Delete everything here' }).click()
    await page.getByRole('button', { name: 'Delete everything', exact: true }).click()
    await page.getByText('Everything is deleted.').waitFor()
    await after.close()
    expect(await searchFolder(profile.folder, [...longAgo, ...justNow])).toEqual([])
  })
})
