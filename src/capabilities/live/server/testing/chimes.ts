import { Refusal } from '#kit/store/server/refusal.ts'
import { type AnyCommand, defineCommand, rowsOfText } from '#kit/store/server/store.ts'
import { type LiveEvent, recordEvent } from '../record-event.ts'
import type { NodeOptions, OpenNode, TestNode } from './test-node.ts'

/** A room that records events and does nothing else. */

export interface Chime extends LiveEvent {
  /** Keeps the transaction open after the event was recorded, where transactions run side by side. */
  readonly lingerMillis?: number
  readonly refuse?: boolean
}

export const chime = defineCommand('chimes.ring', function* (event: Chime, context) {
  yield* recordEvent(event, context)
  if (event.lingerMillis && context.dialect === 'postgres') {
    yield* rowsOfText('SELECT pg_sleep(?)', [event.lingerMillis / 1000])
  }
  if (event.refuse) throw new Refusal('unwanted')
  return null
})

export const count = defineCommand('chimes.count', function* (_input: null) {
  const [row] = yield* rowsOfText<{ count: number }>(
    'SELECT count(*) AS count FROM live_events',
    [],
  )
  return row?.count ?? 0
})

export const chimeCommands: readonly AnyCommand[] = [chime, count]

/** A node on which bells and drums can be heard. */
export async function openWithChimes(open: OpenNode, options?: NodeOptions): Promise<TestNode> {
  const node = await open(options)
  for (const topic of ['bells', 'drums']) node.live.topics.add(topic)
  return node
}
