import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { open, visit } from './stage/visit.ts'
import { withSharedApp } from './stage/with-app.ts'

const stage = withSharedApp()
let front: Server
let address: string
let released = false

/** Stands in front of the server and, once released, hands out a service worker that differs. */
beforeAll(async () => {
  front = createServer(async (request, response) => {
    const answer = await fetch(stage().address + request.url, {
      headers: { cookie: request.headers.cookie ?? '' },
    })
    const newer = released && request.url === '/service-worker.js' ? '\n// newer' : ''
    const headers: Record<string, string> = {}
    for (const name of ['content-type', 'cache-control', 'content-security-policy']) {
      headers[name] = answer.headers.get(name) ?? ''
    }
    response.writeHead(answer.status, headers)
    response.end(Buffer.concat([Buffer.from(await answer.arrayBuffer()), Buffer.from(newer)]))
  })
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(front.address() as AddressInfo).port}`
})
afterAll(() => {
  front.closeAllConnections()
  front.close()
})

describe('a newer version', () => {
  it('is offered, never forced while somebody is writing', async () => {
    const { page, leave } = await visit(address, { keepsRooms: true, fresh: true })
    await open(page, '/account')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await page.getByLabel('A name or nickname').fill('half a name')

    released = true
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    const offer = page.getByRole('button', { name: 'Update now' })
    await offer.waitFor()
    expect(await page.getByLabel('A name or nickname').inputValue()).toBe('half a name')

    await Promise.all([page.waitForEvent('load'), offer.click()])
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.getByRole('button', { name: 'Update now' }).count()).toBe(0)
    await leave()
  })
})
