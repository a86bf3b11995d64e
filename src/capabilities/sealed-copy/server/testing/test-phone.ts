import { createHash, randomBytes } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import type { TestNode } from '#capabilities/live/server/testing/test-node.ts'
import type { ReplyOf } from '#kit/http/endpoint.ts'
import type * as contract from '../../contract.ts'
import { beforeNonce, isPaid, type Payment } from '../../price/proof-of-work.ts'
import type { NewEntry } from '../box-log.ts'

type Page = ReplyOf<typeof contract.readBox>
export type Log = ReplyOf<typeof contract.openBox>

export const randomText = (bytes: number) => randomBytes(bytes).toString('base64url')

export function newEntry(bytes = 1024): NewEntry {
  return { id: randomText(16), sealed: randomText(bytes) }
}

export function isPaidWith(payment: Payment, nonce: string, work: number): boolean {
  const text = beforeNonce(payment) + nonce
  return isPaid(createHash('sha256').update(text).digest(), work)
}

/** Tries one nonce after the other, as a phone does. */
export function findNonce(fits: (nonce: string) => boolean): string {
  for (let tries = 0; ; tries++) {
    const nonce = tries.toString(36)
    if (fits(nonce)) return nonce
  }
}

export interface TestPhone {
  readonly box: string
  readonly token: string
  readonly url: string
  /** Asks whatever a test wants to ask of the box. */
  ask(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path?: string, body?: unknown): Answer
  /** Asks the price, pays it and opens the box. */
  open(): Answer
  add(...entries: readonly NewEntry[]): Answer
  replace(head: number, through: number, entries?: readonly NewEntry[]): Answer
  read(after?: number): Promise<Page>
  readAll(): Promise<Page['entries']>
}

type Answer = Promise<LightMyRequestResponse>

/** Somebody who holds the names of a box. Two with the same names are two phones of one person. */
export function createTestPhone(
  node: Pick<TestNode, 'app'>,
  names: { readonly box?: string; readonly token?: string; readonly address?: string } = {},
): TestPhone {
  const { box = randomText(32), token = randomText(32), address } = names
  const url = `/api/sealed/${box}`
  const from = address === undefined ? {} : { remoteAddress: address }

  const ask: TestPhone['ask'] = (method, path = '', body) =>
    node.app.inject({
      method,
      url: url + path,
      headers: { authorization: `Bearer ${token}` },
      ...from,
      ...(body !== undefined && { payload: body as object }),
    })

  async function read(after = 0): Promise<Page> {
    return (await ask('GET', `?after=${after}`)).json()
  }

  return {
    box,
    token,
    url,
    ask,
    read,

    async open() {
      const price = await node.app.inject({ url: '/api/sealed/price', ...from })
      const { challenge, work } = price.json() as ReplyOf<typeof contract.readPrice>
      const nonce = findNonce((one) => isPaidWith({ challenge, box, token }, one, work))
      return ask('POST', '', { proof: { challenge, nonce } })
    },

    add: (...entries) => ask('POST', '/entries', { entries }),
    replace: (head, through, entries = []) => ask('PUT', '/log', { head, through, entries }),

    async readAll() {
      let page = await read()
      const all = [...page.entries]
      while (page.more) {
        page = await read(all.at(-1)?.n)
        all.push(...page.entries)
      }
      return all
    },
  }
}
