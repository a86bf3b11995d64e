import pg from 'pg'
import { isConnectionLost } from './failures.ts'
import { connectionSettings } from './pool.ts'

/** One channel of Postgres for all of ours: names need no quoting, listening is set up once. */
const channel = 'voice_of_heart'
const heartbeatMillis = 10_000

/** The server speaks the protocol, but not LISTEN. */
export class ListenUnknown extends Error {}

/**
 * A connection that hears. `lost` is called once, whenever it ends. A quiet
 * connection can be dead without anybody noticing, hence the heartbeat.
 */
export async function connectListener(
  databaseUrl: string,
  heard: (text: string) => void,
  lost: (error: Error) => void,
): Promise<pg.Client> {
  const client = new pg.Client({ ...connectionSettings(databaseUrl), query_timeout: 5_000 })
  let reason = new Error('The connection of the pubSub ended')
  client.on('error', (error) => {
    reason = error
  })
  await client.connect()
  await client.query(`LISTEN ${channel}`).catch(async (error) => {
    await client.end()
    throw isConnectionLost(error) ? error : new ListenUnknown(error.message)
  })
  client.on('notification', ({ payload = '' }) => heard(payload))

  const heartbeat = setInterval(() => {
    client.query('SELECT 1').catch((error) => {
      reason = error
      void client.end()
    })
  }, heartbeatMillis)
  client.on('end', () => {
    clearInterval(heartbeat)
    lost(reason)
  })
  return client
}

export async function sendNews(client: pg.Client, texts: readonly string[]): Promise<void> {
  await client.query('SELECT pg_notify($1, text) FROM unnest($2::text[]) AS text', [channel, texts])
}
