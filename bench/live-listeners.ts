/** Thousands of screens in one process: bare sockets that ask as a phone's browser does. */
import { connect } from 'node:net'

const [url = '', count = '', localAddress = ''] = process.argv.slice(2)
const { hostname, port } = new URL(url)
const atOnce = 100
/** By what was heard: a post by the name in its words, a heart by its count. */
const arrivals = new Map<string, number[]>()

const request = [
  'GET /api/live?topics=polls,walls.confessions HTTP/1.1',
  `Host: ${hostname}:${port}`,
  'Accept: text/event-stream',
  'Accept-Language: ne-NP,ne;q=0.9,en;q=0.8',
  'User-Agent: Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
  `Cookie: session=${'a'.repeat(43)}; language=np; theme=dark`,
  `Referer: ${url}/community/confessions`,
  '\r\n',
].join('\r\n')

const news = /"text":"(bench-\d+)|"kind":"hearts".*"count":(\d+)/

/** A heart is told once at once and once as it was recorded: what counts is the first. */
function hear(chunk: string, heard: Set<string>): void {
  const now = Date.now()
  for (const line of chunk.split('\n')) {
    const [, post, hearts] = news.exec(line) ?? []
    const name = post ?? (hearts && `heart-${hearts}`)
    if (!name || heard.has(name)) continue
    heard.add(name)
    const times = arrivals.get(name)
    if (times) times.push(now)
    else arrivals.set(name, [now])
  }
}

function open(): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port), localAddress })
    socket.on('error', reject)
    socket.once('data', () => resolve())
    socket.setEncoding('latin1')
    const heard = new Set<string>()
    socket.on('data', (chunk: unknown) => hear(chunk as string, heard))
    socket.write(request)
  })
}

process.on('message', () => process.send?.([...arrivals]))
process.on('SIGTERM', () => process.exit(0))
process.on('disconnect', () => process.exit(0))
for (let opened = 0; opened < Number(count); opened += atOnce) {
  await Promise.all(Array.from({ length: atOnce }, open))
}
process.send?.('open')
