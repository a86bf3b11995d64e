import { afterEach, describe, expect, it } from 'vitest'
import type { OpenNode, TestNode } from '#capabilities/live/server/testing/test-node.ts'
import { createTestPhone, findNonce, isPaidWith, randomText } from './testing/test-phone.ts'

/** What it takes to open a box, asked over the wire. */
export function describeBoxPrice(open: OpenNode): void {
  describe('a new box', () => {
    let node: TestNode
    afterEach(() => node.close())

    const priceFrom = async (address: string) =>
      (await node.app.inject({ url: '/api/sealed/price', remoteAddress: address })).json()
    const codeOf = ({ statusCode, body }: { statusCode: number; body: string }) => [
      statusCode,
      JSON.parse(body).code,
    ]

    it('is opened for work that was done for it, and for no other', async () => {
      node = await open()
      const phone = createTestPhone(node)
      const { challenge, work } = await priceFrom('127.0.0.1')
      const payment = { ...phone, challenge }
      const pays = (nonce: string, least = work) => isPaidWith(payment, nonce, least)
      const nonce = findNonce(pays)
      const elsewhere = { ...payment, token: randomText(32) }
      const past = { ...payment, challenge: '2001-01-01' }
      const refused = [
        undefined,
        { challenge, nonce: findNonce((one) => !pays(one, work / 2)) },
        {
          challenge,
          nonce: findNonce((one) => isPaidWith(elsewhere, one, work) && !pays(one, work / 2)),
        },
        { ...past, nonce: findNonce((one) => isPaidWith(past, one, work)) },
      ].map((proof) => proof && { challenge: proof.challenge, nonce: proof.nonce })
      for (const proof of refused) {
        expect(codeOf(await phone.ask('POST', '', { proof }))).toEqual([428, 'proof_wanted'])
      }
      expect((await phone.ask('GET')).statusCode).toBe(404)
      const opened = await phone.ask('POST', '', { proof: { challenge, nonce } })
      expect(opened.statusCode).toBe(201)
      expect(opened.json()).toEqual({
        head: expect.any(Number),
        first: opened.json().head + 1,
        bytes: 0,
      })
    })

    it('that is there already opens again for nothing, and stays what it is', async () => {
      node = await open()
      const phone = createTestPhone(node)
      const opened = await phone.open()
      const again = await phone.ask('POST', '', {})
      expect([again.statusCode, again.json()]).toEqual([200, opened.json()])
    })

    it('is one box, from however many windows at once', async () => {
      node = await open()
      const phone = createTestPhone(node)
      const opened = await Promise.all(Array.from({ length: 12 }, () => phone.open()))
      for (const one of opened) expect([200, 201]).toContain(one.statusCode)
      expect(new Set(opened.map(({ body }) => body)).size).toBe(1)
      expect(await node.store.read.selectFrom('sealed_boxes').select('key').execute()).toHaveLength(
        1,
      )
    })

    it('costs more where many were opened, and no more from elsewhere', async () => {
      node = await open({ limits: true })
      const [busy, quiet] = ['198.51.100.7', '203.0.113.9']
      const before = await priceFrom(busy)
      for (let opened = 0; opened < 28; opened++) {
        const phone = createTestPhone(node, { address: busy })
        expect((await phone.open()).statusCode).toBe(201)
      }
      const [here, elsewhere] = [await priceFrom(busy), await priceFrom(quiet)]
      expect(here.work).toBeGreaterThan(2 * before.work)
      expect(elsewhere.work).toBeLessThan(1.1 * before.work)
    }, 60_000)
  })
}
