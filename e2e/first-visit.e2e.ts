import { describe, expect, it } from 'vitest'
import { expectQuiet, open, visit } from './stage/visit.ts'
import { withSharedApp } from './stage/with-app.ts'

const stage = withSharedApp()
const arrive = (options = {}) => visit(stage().address, { askName: true, ...options })

describe('a first visit', () => {
  it('asks for a name once, and greets by it from then on', async () => {
    const { page, noise, leave } = await arrive({ width: 1280, height: 800 })
    await open(page, '/')
    const dialog = page.getByRole('dialog', { name: 'What shall we call you?' })
    await dialog.getByText('Only you see it').waitFor()
    await dialog.getByLabel('A name or nickname').fill('  नमस्ते साथी ')
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'hidden' })
    await page.getByText('Welcome back, नमस्ते साथी!').waitFor()
    await page.reload()
    await page.getByText('Welcome back, नमस्ते साथी!').waitFor()
    expect(await page.getByRole('link', { name: 'You are here as नमस्ते साथी' }).isVisible()).toBe(
      true,
    )
    expect(await page.getByRole('dialog').count()).toBe(0)
    expectQuiet(noise)
    await leave()
  })

  it('shows any name as it was typed, never as markup', async () => {
    for (const name of ['<script>', '👩‍👩‍👧', '"><img src=x onerror=alert(1)>']) {
      const { page, noise, leave } = await arrive()
      await open(page, '/')
      await page.getByLabel('A name or nickname').fill(name)
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByText(`Welcome back, ${name}!`).waitFor()
      await page.reload()
      await page.getByText(`Welcome back, ${name}!`).waitFor()
      expectQuiet(noise)
      await leave()
    }
  })

  it('refuses a blank name and one of 31 characters kindly, and keeps what was typed', async () => {
    const { page, leave } = await arrive()
    await open(page, '/')
    const field = page.getByLabel('A name or nickname')
    for (const [name, sentence] of [
      ['   ', 'even a single letter'],
      ['क'.repeat(31), 'Up to 30 characters, please'],
    ] as const) {
      await field.fill(name)
      await page.keyboard.press('Enter')
      await page.getByRole('alert').filter({ hasText: sentence }).waitFor()
      expect(await field.inputValue()).toBe(name)
    }
    await leave()
  })

  it('may put the name off, and is not asked again', async () => {
    const { page, leave } = await arrive()
    await open(page, '/')
    await page.getByRole('button', { name: 'Not now' }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await open(page, '/heal')
    expect(await page.getByRole('dialog').count()).toBe(0)
    await leave()
  })

  it('keeps the name in the field when the network is gone, and says so', async () => {
    const { page, context, leave } = await arrive()
    await open(page, '/')
    await page.getByLabel('A name or nickname').fill('Sita')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('alert').filter({ hasText: 'offline' }).waitFor()
    expect(await page.getByLabel('A name or nickname').inputValue()).toBe('Sita')
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('Welcome back, Sita!').waitFor()
    await leave()
  })

  it('shows a clock that runs, with the day in both calendars', async () => {
    const { page, leave } = await visit(stage().address, {
      zone: 'Asia/Qatar',
    })
    await open(page, '/')
    const clock = page.getByRole('region', { name: 'Your local time' })
    await clock.waitFor()
    const first = await clock.textContent()
    expect(first).toContain('Asia/Qatar')
    expect(first).toMatch(/20[89]\d BS/)
    await expect.poll(() => clock.textContent(), { timeout: 3000 }).not.toBe(first)
    await leave()
  })
})
