import { connect, type Socket } from 'node:net'

export interface Load {
  readonly address: string
  readonly clients: number
  readonly seconds: number
  /** The bytes of the next request. */
  readonly request: () => string | Buffer
  readonly expected: number
}

export interface Blows {
  readonly rate: number
  /** In milliseconds, shortest first. */
  readonly latencies: Float64Array
  readonly failed: number
  /** Which part of a processor this client used: near 1, it and not the server is what was measured. */
  readonly ownShare: number
}

/**
 * Bare sockets kept alive, each sending its next request when the last one is
 * answered: several times quicker than `node:http` as a client, so that the
 * servers are the bottleneck.
 */
export async function hammerRaw(load: Load): Promise<Blows> {
  const latencies: number[] = []
  let failed = 0
  const processor = process.cpuUsage()
  const began = performance.now()
  const until = began + load.seconds * 1_000
  const count = (status: number, millis: number) => {
    if (status === load.expected) latencies.push(millis)
    else failed++
  }
  await Promise.all(Array.from({ length: load.clients }, () => keepStriking(load, until, count)))
  const took = performance.now() - began
  const { user, system } = process.cpuUsage(processor)
  return {
    rate: latencies.length / (took / 1_000),
    latencies: Float64Array.from(latencies).sort(),
    failed,
    ownShare: (user + system) / 1_000 / took,
  }
}

function keepStriking(
  load: Load,
  until: number,
  count: (status: number, millis: number) => void,
): Promise<void> {
  const { hostname, port } = new URL(load.address)
  return new Promise((resolve) => {
    let sent = 0
    let waiting = false
    let socket: Socket

    function strike(): void {
      if (performance.now() >= until) {
        socket.destroy()
        resolve()
        return
      }
      sent = performance.now()
      waiting = true
      socket.write(load.request())
    }

    function open(): void {
      socket = connect({ host: hostname, port: Number(port), noDelay: true })
      const read = createAnswerReader((status) => {
        waiting = false
        count(status, performance.now() - sent)
        strike()
      })
      socket.on('data', read)
      socket.on('error', () => {})
      socket.once('close', () => {
        if (waiting) count(0, 0)
        waiting = false
        if (performance.now() < until) setTimeout(open, 10)
        else resolve()
      })
      socket.once('connect', strike)
    }
    open()
  })
}

const endOfChunks = '\r\n0\r\n\r\n'

/** Only one answer is ever under way on a connection, so it ends where its bytes end. */
function createAnswerReader(answered: (status: number) => void): (bytes: Buffer) => void {
  let head = ''
  let status = 0
  let left = -1
  let tail = ''

  function readHead(bytes: Buffer): Buffer | undefined {
    const before = head.length
    head += bytes.toString('latin1')
    const end = head.indexOf('\r\n\r\n')
    if (end === -1) return undefined
    status = Number(head.slice(9, 12))
    const length = /\r\ncontent-length: (\d+)/i.exec(head.slice(0, end))?.[1]
    left = length === undefined ? Number.POSITIVE_INFINITY : Number(length)
    // Where the body starts, with the line end in front for an empty body in chunks.
    tail = length === undefined ? '\r\n' : ''
    return bytes.subarray(end + 4 - before)
  }

  return (bytes) => {
    const body = left === -1 ? readHead(bytes) : bytes
    if (!body) return
    if (left === Number.POSITIVE_INFINITY) {
      tail = (tail + body.toString('latin1', Math.max(0, body.length - 7))).slice(-7)
      if (tail === endOfChunks) finish()
    } else {
      left -= body.length
      if (left <= 0) finish()
    }
  }

  function finish(): void {
    head = ''
    left = -1
    answered(status)
  }
}
