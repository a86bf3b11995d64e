import { setTimeout as pause } from 'node:timers/promises'
import fastify, { type FastifyInstance } from 'fastify'
import { createIdentities } from '#capabilities/identity/server/identities.ts'
import { serveIdentity } from '#capabilities/identity/server/routes.ts'
import { hashToken, makeToken } from '#capabilities/identity/server/session-cookie.ts'
import { identityMigrations } from '#capabilities/identity/server/tables.ts'
import { createLive } from '#capabilities/live/server/create-live.ts'
import { liveMigrations } from '#capabilities/live/server/tables.ts'
import { createHeartTicker } from '#capabilities/live/server/ticker.ts'
import { moderationMigrations } from '#capabilities/moderation/server/tables.ts'
import { createLimits } from '#kit/http/server/limits.ts'
import { newId } from '#kit/store/server/new-id.ts'
import type { Store } from '#kit/store/server/store.ts'
import type { Settings } from '../../../../server/env.ts'
import { answerErrors } from '../../../../server/http/errors.ts'
import { acceptForms } from '../../../../server/http/forms.ts'
import { refuseForeignWrites } from '../../../../server/http/origin.ts'
import { refuseOtherMethods } from '../../../../server/http/other-methods.ts'
import { addSecurityHeaders } from '../../../../server/http/security-headers.ts'
import { openPubSub } from '../../../../server/sql/open-pub-sub.ts'
import { openStore } from '../../../../server/sql/open-store.ts'
import { createQuietLog } from '../../../../server/sql/testing/quiet-log.ts'
import { serveWalls } from '../routes.ts'
import { wallMigrations } from '../tables.ts'
import { createWalls, type Walls } from '../walls.ts'
import { eraseIdentity, personalData } from './commands.ts'
import { bringVisitors } from './crowd.ts'
import { createGuest, type Guest } from './guest.ts'
import type { Place } from './places.ts'

export interface HouseOptions {
  /** Off by default: most tests post more than one person would. */
  readonly limits?: boolean
  readonly commandsModule?: URL
  /** More rooms for the same app. */
  readonly serveMore?: (app: FastifyInstance, parts: Parts) => void
}

export interface Parts {
  readonly store: Store
  readonly walls: Walls
  readonly clock: TestClock
}

export interface TestClock {
  now(): number
  pass(millis: number): void
}

export interface Tick {
  readonly topic: string
  readonly body: unknown
}

export type House = Awaited<ReturnType<typeof openHouse>>

/** The real store, identities and routes, with a clock that tests move. */
export async function openHouse(place: Place, options: HouseOptions = {}) {
  const log = createQuietLog()
  const clock = createTestClock()
  const stored = await openStore({
    ...place,
    commandsModule: options.commandsModule ?? new URL('./commands.ts', import.meta.url),
    migrations: [
      ...identityMigrations,
      ...liveMigrations,
      ...wallMigrations,
      ...moderationMigrations,
    ],
    log,
  })
  const pubSub = await openPubSub({ ...place, log })
  const live = await createLive({ store: stored, pubSub, clock, log, random: Math.random })
  const { store } = live
  const limits = createLimits(clock, options.limits ?? false)
  const ticks: Tick[] = []
  const ticker = createHeartTicker({
    ...{ pubSub, log, node: newId(0) },
    deliver: (topic, _kind, bodies) => ticks.push(...bodies.map((body) => ({ topic, body }))),
  })
  const identities = createIdentities({ store, clock, personalData, eraseCommand: eraseIdentity })
  const walls = createWalls({ store, limits, clock, pubSub, ticker, place: live.place, log })

  const app = fastify({ routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 } })
  app.decorate('endpoints', [])
  answerErrors(app)
  acceptForms(app)
  addSecurityHeaders(app, settings)
  refuseForeignWrites(app, settings)
  serveIdentity(app, { identities, limits, clock })
  serveWalls(app, { walls, identities, live })
  options.serveMore?.(app, { store, walls, clock })
  refuseOtherMethods(app, app.endpoints)
  await app.ready()

  return {
    ...{ app, store, clock, walls, live, ticks, log },

    /** Somebody without a cookie. */
    stranger: () => createGuest(app, undefined),

    async signIn(): Promise<Guest> {
      const token = makeToken()
      await bring([token])
      return createGuest(app, token)
    },

    /** The same person on this node and on another that shares its database. */
    async signInOn(other: { app: FastifyInstance }): Promise<{ sita: Guest; twin: Guest }> {
      const token = makeToken()
      await bring([token])
      return { sita: createGuest(app, token), twin: createGuest(other.app, token) }
    },

    async crowd(count: number): Promise<Guest[]> {
      const tokens = Array.from({ length: count }, makeToken)
      await bring(tokens)
      return tokens.map((token) => createGuest(app, token))
    },

    /** The kind of the last event that open screens hear about a post. */
    async lastTold(postId: string): Promise<string | undefined> {
      for (;;) {
        const events = await store.read
          .selectFrom('live_events')
          .select(['seq', 'kind'])
          .where('about', '=', postId)
          .orderBy('seq', 'desc')
          .execute()
        // Without a number it has not been told yet.
        if (events.every(({ seq }) => seq !== null)) return events[0]?.kind
        await pause(5)
      }
    },

    async close(): Promise<void> {
      await app.close()
      ticker.stop()
      await live.stop()
      await pubSub.close()
      await store.close()
    },
  }

  async function bring(tokens: readonly string[]): Promise<void> {
    const at = clock.now()
    await store.write(bringVisitors, {
      visitors: tokens.map((token) => ({ id: newId(at), tokenHash: hashToken(token) })),
      at,
      day: Math.floor(at / 86_400_000),
    })
  }
}

const settings = { publicOrigin: undefined } as Settings

function createTestClock(): TestClock {
  let now = Date.UTC(2026, 2, 14, 8)
  return {
    // Never twice the same moment: posts made one after the other are then in that order.
    now: () => now++,
    pass: (millis) => {
      now += millis
    },
  }
}
