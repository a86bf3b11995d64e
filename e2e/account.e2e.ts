import { describe, expect, it } from 'vitest'
import { expectQuiet, open, visit } from './stage/visit.ts'
import { withSharedApp } from './stage/with-app.ts'

const stage = withSharedApp()

async function arriveAs(name: string) {
  const visitor = await visit(stage().address)
  await open(visitor.page, '/account')
  await visitor.page.getByLabel('A name or nickname').fill(name)
  await visitor.page.getByRole('button', { name: 'Save name' }).click()
  await visitor.page.getByRole('button', { name: 'Make a recovery code' }).waitFor()
  return visitor
}

describe('the account page', () => {
  it('brings the identity to another phone by its recovery code', async () => {
    const here = await arriveAs('Sita')
    await here.page.getByRole('button', { name: 'Make a recovery code' }).click()
    const code = (await here.page.locator('output').textContent()) ?? ''

    const there = await visit(stage().address)
    await open(there.page, '/account')
    await there.page.getByLabel('Recovery code').fill(code.toLowerCase().replaceAll('-', ' '))
    await there.page.getByRole('button', { name: 'Use this code' }).click()
    await expect.poll(() => there.page.getByLabel('A name or nickname').inputValue()).toBe('Sita')
    expectQuiet([...here.noise, ...there.noise])
    await here.leave()
    await there.leave()
  })

  it('hands over everything held about the visitor', async () => {
    const { page, leave } = await arriveAs('Sita')
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download my data' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('voice-of-heart.json')
    const chunks = []
    for await (const chunk of await file.createReadStream()) chunks.push(chunk)
    expect(JSON.parse(Buffer.concat(chunks).toString()).identity.name).toBe('Sita')
    await leave()
  })

  it('erases everything on the server and on the phone, after asking once more', async () => {
    const { page, context, leave } = await arriveAs('Sita')
    await page.evaluate(() => localStorage.setItem('draft', 'something private'))
    await page.getByRole('button', { name: 'Delete my data' }).click()
    await page.getByRole('button', { name: 'Delete everything', exact: true }).click()
    await page.getByText('Everything is deleted.').waitFor()
    expect(await page.evaluate(() => localStorage.getItem('draft'))).toBeNull()
    expect((await context.cookies()).some(({ name }) => name === 'session')).toBe(false)
    expect(await (await page.request.get('/api/identity')).json()).toEqual({ visitor: null })
    await leave()
  })

  it('signs out on this phone', async () => {
    const { page, leave } = await arriveAs('Sita')
    await page.getByRole('button', { name: 'Sign out', exact: true }).click()
    await page.getByText('You’re signed out.').waitFor()
    expect(await (await page.request.get('/api/identity')).json()).toEqual({ visitor: null })
    await leave()
  })
})
