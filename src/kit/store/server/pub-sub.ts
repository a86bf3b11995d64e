/**
 * Short news between the nodes of the product: "something changed, here is its
 * id". News are hints, tables are the truth: an item arrives at least once while
 * a node is connected, and a node that was cut off is told to look for itself.
 */
export interface PubSub {
  /** Resolves when the news is out; every node hears it, the publishing one too. */
  publish(channel: string, payload: string): Promise<void>
  /** Returns how to stop listening. */
  subscribe(channel: string, subscriber: Subscriber): () => void
  close(): Promise<void>
}

export interface Subscriber {
  receive(payload: string): void
  /** News may have been missed: read from the tables what is newer than the last one seen. */
  recover?(): void
}

/** Postgres carries less than 8,000 bytes a notification; the rest is for our own envelope. */
const largestPayload = 7_500

/** Refused alike on every adapter, so that a test on one machine finds it. */
export function assertPublishable(channel: string, payload: string): void {
  if (!/^[\w.:-]{1,100}$/.test(channel)) {
    throw new RangeError(`A channel is 1 to 100 letters, digits or . : _ -, not "${channel}"`)
  }
  if (Buffer.byteLength(payload) > largestPayload) {
    throw new RangeError(
      `News on ${channel} is over ${largestPayload} bytes: publish an id instead`,
    )
  }
  if (payload.includes('\0')) throw new RangeError(`News on ${channel} contains a NUL`)
}
