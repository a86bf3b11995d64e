import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Allowance, type Limits, networkOf } from '#kit/http/server/limits.ts'
import { serveEndpoint } from '#kit/http/server/serve-endpoint.ts'
import * as contract from '../contract.ts'
import type { Boxes, BoxNames } from './boxes.ts'

// Thousands of phones stand behind one address of a carrier, and each looks once a minute.
const ofNetwork: Allowance = { name: 'sealed copies of a network', burst: 12_000, perMinute: 6000 }
// A whole box in one go is 40 pages read, and a few hundred small requests written on a weak line.
const readings: Allowance = { name: 'sealed copy readings', burst: 240, perMinute: 120 }
const writings: Allowance = { name: 'sealed copy writings', burst: 400, perMinute: 60 }

export function serveSealedCopies(
  app: FastifyInstance,
  { boxes, limits }: { readonly boxes: Boxes; readonly limits: Limits },
): void {
  /** Limits first, of boxes that are not there too: so they tell nothing of which are. */
  function admit(allowance: Allowance, call: BoxCall): BoxNames & { readonly network: string } {
    const names = { box: call.params.box, token: call.headers.authorization }
    const network = networkOf(call.request.ip)
    limits.take(ofNetwork, network)
    limits.take(allowance, boxes.keyOf(names))
    return { ...names, network }
  }

  serveEndpoint(app, contract.readPrice, ({ request }) => {
    const network = networkOf(request.ip)
    limits.take(ofNetwork, network)
    return boxes.priceFor(network)
  })

  serveEndpoint(app, contract.openBox, async (call) => {
    const opening = { ...admit(readings, call), proof: call.body.proof }
    const { log, isNew } = await boxes.open(opening)
    return isNew ? log : call.reply.code(200).send(log)
  })

  serveEndpoint(app, contract.readBox, (call) =>
    boxes.read(admit(readings, call), call.query.after ?? 0),
  )

  serveEndpoint(app, contract.appendEntries, (call) =>
    boxes.append(admit(writings, call), call.body.entries),
  )

  serveEndpoint(app, contract.replaceEntries, (call) =>
    boxes.replace(admit(writings, call), call.body),
  )

  serveEndpoint(app, contract.deleteBox, (call) => boxes.delete(admit(writings, call)))
}

interface BoxCall {
  readonly params: { readonly box: string }
  readonly headers: { readonly authorization: string }
  readonly request: FastifyRequest
}
