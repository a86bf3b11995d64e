import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Allowance, type Limits, networkOf } from '#kit/http/server/limits.ts'
import { recogniseDevice } from '../sessions/device.ts'
import type { Identities } from './identities.ts'
import type { Visitor } from './session-cache.ts'
import { readSecrets, readToken, setToken } from './session-cookie.ts'
import { visitorOf } from './visitor.ts'

// Carrier NAT puts thousands of honest newcomers behind one address: this only stops a flood.
const newcomers: Allowance = { name: 'newcomers', burst: 12_000, perMinute: 4000 }
export const changes: Allowance = { name: 'identity changes', burst: 30, perMinute: 10 }

export interface Naming {
  readonly identities: Identities
  readonly limits: Limits
}

/** Signs in who is not, and names who is: the one way, whether script asks or a form. */
export async function openOrRename(
  { identities, limits }: Naming,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  name: string | undefined,
): Promise<{ readonly visitor: Visitor; readonly isNew: boolean }> {
  const known = await visitorOf(identities, request)
  if (known) {
    limits.take(changes, known.id)
    const visitor = name === undefined ? known : await identities.rename(known, name)
    return { visitor, isNew: false }
  }
  limits.take(newcomers, networkOf(request.ip))
  const before = readToken(request)
  const { visitor, token } = await identities.open(name ?? null, {
    device: recogniseDevice(request.headers['user-agent']),
    // A session may have been purged meanwhile: what its visitor left is still theirs.
    ...(before && { secret: readSecrets(before).secret }),
  })
  setToken(reply, token)
  return { visitor, isNew: true }
}
