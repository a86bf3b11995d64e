import type { AddressInfo } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import type { EraseCommand } from '#capabilities/identity/server/commands.ts'
import { createIdentities, type Identities } from '#capabilities/identity/server/identities.ts'
import type { PersonalData } from '#capabilities/identity/server/personal-data.ts'
import { serveIdentity } from '#capabilities/identity/server/routes.ts'
import { createLimits, type Limits } from '#kit/http/server/limits.ts'
import type { PubSub } from '#kit/store/server/pub-sub.ts'
import type { Migration, Store } from '#kit/store/server/store.ts'
import type { Settings } from '../../../../server/env.ts'
import { answerErrors } from '../../../../server/http/errors.ts'
import { refuseForeignWrites } from '../../../../server/http/origin.ts'
import { addSecurityHeaders } from '../../../../server/http/security-headers.ts'
import { openPubSub } from '../../../../server/sql/open-pub-sub.ts'
import { openStore } from '../../../../server/sql/open-store.ts'
import { createQuietLog } from '../../../../server/sql/testing/quiet-log.ts'
import { createLive, type Live } from '../create-live.ts'
import { type LiveRoutes, serveLive } from '../routes.ts'

/** A database that may outlive a node, and be shared by several. */
export interface Place {
  readonly databaseUrl?: string
  readonly dataDir: string
}

export interface Rooms {
  readonly commandsModule: URL
  readonly migrations: readonly Migration[]
  readonly eraseIdentity: EraseCommand
  readonly personalData?: readonly PersonalData[]
  /** The rooms under test. */
  serve?(app: FastifyInstance, parts: NodeParts): void
}

export interface NodeParts {
  readonly store: Store
  readonly pubSub: PubSub
  readonly live: Live
  readonly identities: Identities
  readonly limits: Limits
  readonly clock: TestClock
  readonly log: ReturnType<typeof createQuietLog>
}

export interface NodeOptions {
  readonly limits?: boolean
  readonly clock?: TestClock
  readonly mostStreams?: LiveRoutes['mostStreams']
}

export interface TestClock {
  now(): number
  pass(millis: number): void
}

export interface TestNode extends NodeParts {
  readonly url: string
  /** A new visitor; answers the cookie a browser would send. */
  signIn(): Promise<string>
  close(): Promise<void>
}

/** One node of the product: the real store, pubSub, routes and sockets, with a clock tests can move. */
export async function openNode(
  place: Place,
  rooms: Rooms,
  options: NodeOptions = {},
): Promise<TestNode> {
  const log = createQuietLog()
  const clock = options.clock ?? createTestClock()
  const { commandsModule, migrations, eraseIdentity } = rooms
  const opened = await openStore({ ...place, commandsModule, migrations, log })
  const pubSub = await openPubSub({ ...place, log })
  const live = await createLive({ store: opened, pubSub, clock, log, random: Math.random })
  const { store } = live
  const limits = createLimits(clock, options.limits ?? false)
  const personalData = rooms.personalData ?? []
  const identities = createIdentities({ store, clock, personalData, eraseCommand: eraseIdentity })
  const parts: NodeParts = { store, pubSub, live, identities, limits, clock, log }

  const app = fastify({ forceCloseConnections: 'idle' })
  app.decorate('endpoints', [])
  answerErrors(app)
  addSecurityHeaders(app, settings)
  refuseForeignWrites(app, settings)
  serveIdentity(app, parts)
  serveLive(app, { ...parts, mostStreams: options.mostStreams })
  rooms.serve?.(app, parts)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`

  let closed: Promise<void> | undefined
  async function shutDown(): Promise<void> {
    await app.close()
    await pubSub.close()
    await store.close()
  }

  return {
    ...parts,
    url,
    async signIn() {
      const { token } = await identities.open(null)
      return `session=${token}`
    },
    close() {
      closed ??= shutDown()
      return closed
    },
  }
}

const settings = { publicOrigin: undefined } as Settings

export function createTestClock(): TestClock {
  let ahead = 0
  return {
    now: () => Date.now() + ahead,
    pass: (millis) => {
      ahead += millis
    },
  }
}
