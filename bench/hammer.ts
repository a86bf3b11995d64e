import { connect, type Socket } from 'node:net'

export interface Blow {
  readonly method: string
  readonly path: string
  readonly headers: Record<string, string>
  readonly body?: string
}

export interface Load {
  readonly address: string
  readonly clients: number
  readonly seconds: number
  readonly request: (client: number) => Blow
  readonly expected: number
}

/**
 * As many clients as asked, each sending its next request when the last one is answered.
 *
 * Bare sockets, because on a machine of two cores the clients take their time from the server:
 * `node:http` spends more on asking than our server spends on answering.
 */
export async function hammer(
  load: Load,
): Promise<{ rate: number; latencies: number[]; failed: number }> {
  const latencies: number[] = []
  let failed = 0
  const began = performance.now()
  const end = began + load.seconds * 1000
  const client = async (place: number) => {
    const strike = await openConnection(load.address)
    while (performance.now() < end) {
      const sent = performance.now()
      const status = await strike(load.request(place))
      if (status === load.expected) latencies.push(performance.now() - sent)
      else failed += 1
    }
    strike.close()
  }
  await Promise.all(Array.from({ length: load.clients }, (_, place) => client(place)))
  return { rate: latencies.length / ((performance.now() - began) / 1000), latencies, failed }
}

interface Strike {
  (blow: Blow): Promise<number>
  close(): void
}

async function openConnection(address: string): Promise<Strike> {
  const { hostname, port, host } = new URL(address)
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('error', reject)
  })
  const nextStatus = readStatuses(socket)
  const strike = (blow: Blow) => {
    const status = nextStatus()
    socket.write(textOf(host, blow))
    return status
  }
  return Object.assign(strike, { close: () => socket.destroy() })
}

function textOf(host: string, { method, path, headers, body = '' }: Blow): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const length = body === '' ? '' : `content-length: ${Buffer.byteLength(body)}\r\n`
  return `${method} ${path} HTTP/1.1\r\nhost: ${host}\r\n${lines.join('')}${length}\r\n${body}`
}

/** Reads answers that say their length, one after the other; that is all our servers send here. */
function readStatuses(socket: Socket): () => Promise<number> {
  let waiting: { resolve(status: number): void; reject(error: Error): void } | undefined
  let status = 0
  let missing = 0
  let head = ''
  socket.on('data', (chunk) => {
    if (missing > 0) missing -= chunk.length
    else {
      head += chunk.latin1Slice()
      const end = head.indexOf('\r\n\r\n')
      if (end < 0) return
      status = Number(head.slice(9, 12))
      missing = lengthIn(head.slice(0, end)) - (head.length - end - 4)
      head = ''
    }
    if (missing === 0) waiting?.resolve(status)
  })
  socket.on('error', (error) => waiting?.reject(error))
  socket.on('close', () => waiting?.reject(new Error('The server hung up')))
  return () =>
    new Promise((resolve, reject) => {
      waiting = { resolve, reject }
    })
}

function lengthIn(head: string): number {
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (length === undefined) throw new Error(`An answer without a length:\n${head}`)
  return Number(length)
}

export function percentile(numbers: readonly number[], percent: number): string {
  const sorted = [...numbers].sort((a, b) => a - b)
  return (
    sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0
  ).toFixed(1)
}
