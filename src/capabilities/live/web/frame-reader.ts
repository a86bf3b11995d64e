/** One block of a stream. A heartbeat has nothing but an id. */
export interface Frame {
  readonly event: string
  readonly data: string | undefined
  readonly id: string | undefined
  /** How soon the server wants to be asked again after a break. */
  readonly retry: number | undefined
}

/**
 * Reads the frames that `frames.ts` writes, however the network cuts them. The
 * browser's own EventSource would do, if it told of the ids of heartbeats: without
 * them a page on a quiet wall comes back with a place nobody remembers.
 */
export function createFrameReader(): (piece: string) => Frame[] {
  let rest = ''
  return (piece) => {
    const blocks = (rest + piece).split('\n\n')
    rest = blocks.pop() as string
    return blocks.map(readBlock)
  }
}

function readBlock(block: string): Frame {
  const fields = new Map<string, string>()
  for (const line of block.split('\n')) {
    const colon = line.indexOf(':')
    if (colon > 0) fields.set(line.slice(0, colon), line.slice(colon + 1).replace(/^ /, ''))
  }
  const retry = Number(fields.get('retry') ?? Number.NaN)
  return {
    event: fields.get('event') ?? 'message',
    data: fields.get('data'),
    id: fields.get('id'),
    retry: Number.isNaN(retry) ? undefined : retry,
  }
}
