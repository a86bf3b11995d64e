import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { hashToken, makeSecret, makeToken } from '#capabilities/identity/server/session-cookie.ts'
import type {
  NodeOptions,
  OpenNode,
  TestNode,
} from '#capabilities/live/server/testing/test-node.ts'
import { randomId } from '#kit/store/server/new-id.ts'
import type { Store } from '#kit/store/server/store.ts'
import { createSteppingClock } from '#kit/testing/test-clock.ts'
import type { Walls } from '../walls.ts'
import { bringVisitors } from './crowd.ts'
import { createGuest, type Guest } from './guest.ts'

interface WallNode extends TestNode {
  readonly walls: Walls
}

export type OpenWallNode<Options = NodeOptions> = OpenNode<WallNode, Options>

export type House = Awaited<ReturnType<typeof openHouse>>

/** A node with guests at its door, on a clock that stands still unless a test moves it. */
export async function openHouse<Options extends NodeOptions>(
  open: OpenWallNode<Options>,
  options: Options = {} as Options,
) {
  const node = await open({ clock: createSteppingClock(), ...options })
  const { app, store, clock } = node

  async function bring(count: number): Promise<string[]> {
    const tokens = Array.from({ length: count }, () => makeToken(makeSecret()))
    const at = clock.now()
    await store.write(bringVisitors, {
      visitors: tokens.map((token) => ({ id: randomId(), tokenHash: hashToken(token) })),
      at,
      day: Math.floor(at / 86_400_000),
    })
    return tokens
  }

  return {
    ...node,

    /** Somebody without a cookie. */
    stranger: () => createGuest(app, undefined),

    async signIn(): Promise<Guest> {
      const [token] = await bring(1)
      return createGuest(app, token)
    },

    /** The same person on this node and on another that shares its database. */
    async signInOn(other: { app: FastifyInstance }): Promise<{ sita: Guest; twin: Guest }> {
      const [token] = await bring(1)
      return { sita: createGuest(app, token), twin: createGuest(other.app, token) }
    },

    async crowd(count: number): Promise<Guest[]> {
      return (await bring(count)).map((token) => createGuest(app, token))
    },

    lastTold: (postId: string) => readLastTold(store, postId),
  }
}

/** The kind of the last event that open screens hear about a post. */
async function readLastTold(store: Store, postId: string): Promise<string | undefined> {
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
}
