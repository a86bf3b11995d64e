/** Thousands of screens in one process: bare sockets that listen to a wall. */
import { connect, type Socket } from 'node:net'
import { createFrameReader, textFrame } from './frames.ts'
import { readMoments } from './moment.ts'

const [address = '', count = '', localAddress = '', protocol = '', path = ''] =
  process.argv.slice(2)
const { hostname, host, port } = new URL(address)
const atOnce = 25
const delays: number[] = []
let opened = 0
let lost = 0

function hear(text: string): void {
  for (const moment of readMoments(text)) delays.push(Date.now() - moment)
}

/** Server-sent events: the first bytes say that it is open, all others are news. */
function listenToEvents(socket: Socket, isOpen: () => void): void {
  socket.once('data', isOpen)
  socket.setEncoding('latin1')
  socket.on('data', (text: unknown) => hear(text as string))
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept: text/event-stream\r\nAccept-Language: ne-NP,ne;q=0.9\r\n\r\n`,
  )
}

/** LiveQuery: a handshake, then connect and subscribe. */
function listenToQuery(socket: Socket, isOpen: () => void): void {
  const read = createFrameReader(
    (text) => {
      if (text.includes('"op":"connected"')) {
        const query = { className: 'confessions', where: {} }
        socket.write(textFrame({ op: 'subscribe', requestId: 1, query }))
      } else if (text.includes('"op":"subscribed"')) isOpen()
      else hear(text)
    },
    (bytes) => socket.write(bytes),
  )
  let head = ''
  const shakeHands = (bytes: Buffer) => {
    head += bytes.toString('latin1')
    const end = head.indexOf('\r\n\r\n')
    if (end === -1) return
    socket.off('data', shakeHands)
    socket.on('data', read)
    const rest = head.slice(end + 4)
    if (rest) read(Buffer.from(rest, 'latin1'))
    socket.write(textFrame({ op: 'connect', applicationId: 'bench' }))
  }
  socket.on('data', shakeHands)
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n`,
  )
}

const listen = protocol === 'websocket' ? listenToQuery : listenToEvents

/** One that the server does not take counts as lost; the others go on. */
function open(): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port), localAddress })
    let isOpen = false
    socket.on('error', () => {})
    socket.once('close', () => {
      lost++
      if (isOpen) opened--
      resolve()
    })
    socket.once('connect', () =>
      listen(socket, () => {
        if (!isOpen) opened++
        isOpen = true
        resolve()
      }),
    )
  })
}

process.on('message', () => process.send?.({ delays: delays.splice(0), opened, lost }))
process.on('disconnect', () => process.exit(0))
for (let asked = 0; asked < Number(count); asked += atOnce) {
  await Promise.all(Array.from({ length: Math.min(atOnce, Number(count) - asked) }, open))
}
process.send?.('open')
