import type { Live } from '#capabilities/live/server/create-live.ts'
import { inBatches } from '#kit/batches.ts'
import type { Clock } from '#kit/clock.ts'
import type { PubSub } from '#kit/store/server/pub-sub.ts'
import type { Store } from '#kit/store/server/store.ts'
import type { StoreLog } from '#kit/store/server/store-log.ts'
import { comeBack, keepSeen, stepAway } from './come-and-go.ts'
import { sweep } from './end-talk.ts'
import { isAnybodyThere, readKnown } from './read-chat.ts'
import type { Tell } from './tell-visitor.ts'

const channel = 'chat.away'

export interface ChatPace {
  /** A phone that changes its mast is back before anybody needs to know. */
  readonly graceMillis: number
  readonly renewEveryMillis: number
  readonly sweepEveryMillis: number
}

export const usualPace: ChatPace = {
  graceMillis: 4_000,
  renewEveryMillis: 15_000,
  sweepEveryMillis: 10_000,
}

const atOnce = 500

export interface PresenceDependencies {
  readonly store: Store
  readonly live: Live
  readonly pubSub: PubSub
  readonly clock: Clock
  readonly log: StoreLog
  readonly tell: Tell
  readonly pace: ChatPace
}

/** Lets people see each other go and come back, and ends talks nobody comes back to. */
export function watchPresence(deps: PresenceDependencies) {
  const { store, live, pubSub, clock, log, tell } = deps
  const { graceMillis, renewEveryMillis, sweepEveryMillis } = deps.pace
  const leaving = new Map<string, NodeJS.Timeout>()
  let stopped = false

  live.presence.watch((visitorId, here) => {
    if (stopped) return
    if (here) arrive(visitorId)
    else leaving.set(visitorId, setTimeout(() => void depart(visitorId), graceMillis).unref())
  })

  const stopListening = pubSub.subscribe(channel, {
    // The last stream there, and another one here: not away at all.
    receive: (visitorId) => {
      if (live.presence.isHere(visitorId)) void attempt(() => back(visitorId))
    },
  })
  const renewing = setInterval(() => void attempt(renewAll), renewEveryMillis).unref()
  const sweeping = setInterval(() => void attempt(sweepAll), sweepEveryMillis).unref()

  async function attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      if (!stopped) log.warn({ err: error }, 'the chat could not keep its places; trying again')
    }
  }

  function arrive(visitorId: string): void {
    const timer = leaving.get(visitorId)
    leaving.delete(visitorId)
    clearTimeout(timer)
    if (!timer) void attempt(() => back(visitorId))
  }

  async function back(visitorId: string): Promise<void> {
    // Most who open the screen are in no talk: a read is cheaper than a write.
    if ((await readKnown(store.read, [visitorId])).length === 0) return
    const input = { identityId: visitorId, at: clock.now() }
    const witness = await store.write(comeBack, input)
    if (witness) await tell(witness.partnerId, 'back', { pair: witness.pairId })
    else await store.write(keepSeen, { identityIds: [visitorId], at: input.at })
  }

  async function depart(visitorId: string): Promise<void> {
    leaving.delete(visitorId)
    await attempt(async () => {
      if ((await readKnown(store.read, [visitorId])).length === 0) return
      const witness = await store.write(stepAway, { identityId: visitorId, at: clock.now() })
      if (witness) await tell(witness.partnerId, 'away', { pair: witness.pairId })
      await pubSub.publish(channel, visitorId)
    })
  }

  async function renewAll(): Promise<void> {
    const here = [...live.presence.everybodyHere()]
    for (const some of inBatches(here, atOnce)) {
      const identityIds = await readKnown(store.read, some)
      if (identityIds.length > 0) await store.write(keepSeen, { identityIds, at: clock.now() })
    }
  }

  async function sweepAll(): Promise<void> {
    if (!(await isAnybodyThere(store.read))) return
    for (const { identityId, pairId } of await store.write(sweep, { at: clock.now() })) {
      await tell(identityId, 'ended', { pair: pairId, reason: 'gone' })
    }
  }

  return {
    /** Who asks without a stream is here too. */
    async renew(visitorId: string, wasAway: boolean): Promise<void> {
      if (wasAway) await back(visitorId)
      else await store.write(keepSeen, { identityIds: [visitorId], at: clock.now() })
    },
    sweep: sweepAll,
    stop(): void {
      stopped = true
      stopListening()
      clearInterval(renewing)
      clearInterval(sweeping)
      for (const timer of leaving.values()) clearTimeout(timer)
    },
  }
}
