import type { BodyOf, ReplyOf } from '#kit/http/endpoint.ts'
import { Refusal } from '#kit/http/web/ask-server.ts'
import type { appendEntries, openBox, readBox, readPrice, replaceEntries } from '../contract.ts'
import { askPatiently } from './ask-patiently.ts'
import type { BoxKeys } from './keys.ts'

export type BoxLog = ReplyOf<typeof appendEntries>
export type BoxPage = ReplyOf<typeof readBox>
export type NewEntry = BodyOf<typeof appendEntries>['entries'][number]
type Replacement = BodyOf<typeof replaceEntries>

/** A box on the server. Each of these can fail before or after it took effect. */
export interface Box {
  /** Opens it if it is not there yet, and pays what that costs. */
  open(): Promise<BoxLog>
  read(after: number): Promise<BoxPage>
  append(entries: readonly NewEntry[]): Promise<BoxLog>
  replace(replacement: Replacement): Promise<BoxLog>
  remove(): Promise<void>
}

export type BoxOf = (keys: Pick<BoxKeys, 'box' | 'token'>) => Box

export function createBox(keys: Pick<BoxKeys, 'box' | 'token'>, server = ''): Box {
  const path = `${server}/api/sealed/${keys.box}`
  const ask = <Reply>(method: string, address: string, body?: unknown) =>
    askPatiently<Reply>(method, address, keys.token, body)

  async function pay(): Promise<BodyOf<typeof openBox>> {
    const address = `${server}/api/sealed/price`
    const price = await ask<ReplyOf<typeof readPrice>>('GET', address)
    const { findProof } = await import('./find-proof.ts')
    return { proof: await findProof({ ...price, ...keys }) }
  }

  return {
    async open() {
      try {
        return await ask('POST', path, {})
      } catch (error) {
        if (!(error instanceof Refusal) || error.code !== 'proof_wanted') throw error
        return ask('POST', path, await pay())
      }
    },
    read: async (after) => checkPage(await ask('GET', `${path}?after=${after}`), after),
    append: (entries) => ask('POST', `${path}/entries`, { entries }),
    replace: (replacement) => ask('PUT', `${path}/log`, replacement),
    remove: () => ask('DELETE', path),
  }
}

/** What stands between may answer anything; a page that is none counts as no answer. */
function checkPage(page: BoxPage, after: number): BoxPage {
  const entries: unknown = page?.entries
  const isPage = Number.isInteger(page?.head) && Number.isInteger(page.first)
  if (!isPage || !Array.isArray(entries)) throw new Refusal('offline', 0)
  const begin = page.anew ? page.first : Math.max(after + 1, page.first)
  const isInOrder = page.entries.every(({ n, sealed }, index) => {
    return n === begin + index && typeof sealed === 'string'
  })
  if (!isInOrder || (page.more && entries.length === 0)) throw new Refusal('offline', 0)
  return page
}
