import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { assertPublishable, type PubSub } from '#kit/store/server/pub-sub.ts'
import { StoreFailure } from '#kit/store/server/store-failure.ts'
import type { StoreLog } from '#kit/store/server/store-log.ts'
import { createLocalPubSub } from '../local-pub-sub.ts'
import { createSubscribers } from '../subscribers.ts'
import { toStoreFailure } from './failures.ts'
import { connectListener, ListenUnknown, sendNews } from './listener.ts'

interface Outgoing {
  readonly text: string
  resolve(): void
  reject(error: Error): void
}

const mostOutgoing = 10_000
const mostTogether = 500
const recoverEveryMillis = 1_000

/**
 * News by LISTEN/NOTIFY on one connection of its own. While it is cut off, what
 * is published waits; when it is back, subscribers are told to recover.
 */
export async function openPostgresPubSub(databaseUrl: string, log: StoreLog): Promise<PubSub> {
  const subscribers = createSubscribers(log)
  const node = randomUUID().slice(0, 8)
  const outbox: Outgoing[] = []
  let client: pg.Client | undefined
  let published = 0
  let sending: Promise<void> | undefined
  let closing = false

  function deliver(text: string): void {
    const [, channel = '', payload = ''] = /^\S+ (\S+) ([\s\S]*)$/.exec(text) ?? []
    subscribers.deliver(channel, payload)
  }

  async function connect(): Promise<void> {
    client = await connectListener(databaseUrl, deliver, (error) => {
      client = undefined
      if (closing) return
      log.warn({ err: error }, 'the pubSub was cut off; connecting again')
      void reconnect()
    })
  }

  async function reconnect(): Promise<void> {
    for (let count = 0; !client && !closing; count++) {
      await pause(Math.random() * Math.min(100 * 2 ** count, 5_000), undefined, { ref: false })
      await connect().catch((error) => log.warn({ err: error }, 'the pubSub is still cut off'))
    }
    if (closing) {
      await client?.end()
      return
    }
    log.info({}, 'the pubSub is connected again')
    subscribers.recover()
    send()
  }

  function send(): void {
    sending ??= sendAll().finally(() => {
      sending = undefined
    })
  }

  async function sendAll(): Promise<void> {
    while (client && outbox.length > 0) {
      const together = outbox.slice(0, mostTogether)
      try {
        await sendNews(
          client,
          together.map(({ text }) => text),
        )
      } catch (error) {
        // It stays in the outbox: heard twice is better than never.
        log.warn({ err: error }, 'news could not be sent yet')
        if (closing) return
        await pause(250)
        continue
      }
      for (const { resolve } of outbox.splice(0, together.length)) resolve()
    }
  }

  try {
    await connect()
  } catch (error) {
    if (!(error instanceof ListenUnknown)) throw toStoreFailure(error, 'unavailable')
    // CockroachDB, for one, has no LISTEN: its nodes look into the tables every second.
    log.warn({ err: error }, 'this database carries no news between nodes; reading tables instead')
    return createLocalPubSub({ log, recoverEveryMillis })
  }

  return {
    async publish(channel, payload) {
      assertPublishable(channel, payload)
      if (closing) throw new StoreFailure('closed', 'The pubSub is closed')
      if (outbox.length >= mostOutgoing) {
        throw new StoreFailure('overloaded', 'Too much news waits to be sent')
      }
      // Numbered, because Postgres folds equal notifications of one transaction into one.
      const text = `${node}-${published++} ${channel} ${payload}`
      await new Promise<void>((resolve, reject) => {
        outbox.push({ text, resolve, reject })
        send()
      })
    },

    subscribe: subscribers.add,

    async close() {
      closing = true
      await sending
      await client?.end()
      const unsent = new StoreFailure('closed', 'The pubSub closed before this news was sent')
      for (const { reject } of outbox.splice(0)) reject(unsent)
    },
  }
}
