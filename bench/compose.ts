/**
 * How much later the first word of a text is at the reader than it left the writing service:
 * straight from the service, and through our gateway.
 *
 *   node bench/compose.ts [texts=200]
 *
 * Service, gateway and readers are processes of their own on one clock. Bounded to two minutes.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { generatorAt } from '../src/capabilities/composing/server/testing/compose-with.ts'
import { openComposeApp } from '../src/capabilities/composing/server/testing/open-compose-app.ts'

const budgetMillis = 5
const readersAtOnce = [4, 40]

const [role, detail = ''] = process.argv.slice(2)
if (role === 'service') runService()
else if (role === 'gateway') await runGateway(detail)
else await measure(Number(role ?? 200))

/** Thinks for a moment, then streams eight pieces; the first one says when it left. */
function runService(): void {
  const server = createServer(async (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.flushHeaders()
    await pause(100 + Math.random() * 100)
    for (let piece = 0; piece < 8; piece++) {
      const text = piece === 0 ? `left at ${process.hrtime.bigint()}n` : ' and on'
      const candidate = {
        content: { parts: [{ text }] },
        ...(piece === 7 && { finishReason: 'STOP' }),
      }
      response.write(`data: ${JSON.stringify({ candidates: [candidate] })}\n\n`)
      await pause(15)
    }
    response.end()
  })
  process.on('disconnect', () => process.exit(0))
  server.listen(0, '127.0.0.1', () => {
    process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  })
}

async function runGateway(service: string): Promise<void> {
  const gateway = await openComposeApp(generatorAt('gemini', service), {
    budget: null,
    mostAtOnce: 1_000,
  })
  process.on('disconnect', async () => {
    await gateway.close()
    process.exit(0)
  })
  process.send?.(gateway.url)
}

async function measure(texts: number): Promise<void> {
  const children: ChildProcess[] = []
  setTimeout(() => finish(1, 'The time of two minutes is up.'), 120_000).unref()

  function finish(code: number, line: string): never {
    process.stdout.write(`${line}\n`)
    for (const child of children) child.disconnect()
    process.exit(code)
  }

  async function start(...words: string[]): Promise<string> {
    const child = fork(import.meta.filename, words)
    children.push(child)
    const [url] = await once(child, 'message')
    return url
  }

  const service = await start('service')
  const gateway = await start('gateway', service)
  const ways = {
    'straight from the service': `${service}/models/a:streamGenerateContent?alt=sse`,
    'through the gateway': `${gateway}/api/compose/poem`,
  }
  const lines: string[] = []
  let isWithin = true
  for (const readers of readersAtOnce) {
    for (const [name, url] of Object.entries(ways)) {
      await delaysOf(url, 40, readers)
      const delays = await delaysOf(url, texts, readers)
      const share = (part: number) => delays[Math.ceil(delays.length * part) - 1] ?? Number.NaN
      const figures = [0.5, 0.95, 0.99].map((part) => share(part).toFixed(2))
      lines.push(
        `${readers} at once, ${name}: first word after p50 ${figures[0]} ms, p95 ${figures[1]} ms, p99 ${figures[2]} ms`,
      )
      if (url.startsWith(gateway)) isWithin &&= share(0.5) <= budgetMillis
    }
  }
  lines.push(
    isWithin ? `within budget (${budgetMillis} ms)` : `NOT within budget (${budgetMillis} ms)`,
  )
  finish(isWithin ? 0 : 1, lines.join('\n'))
}

/** In milliseconds, shortest first. */
async function delaysOf(url: string, texts: number, readers: number): Promise<number[]> {
  const delays: number[] = []
  let left = texts
  async function read(): Promise<void> {
    // People do not press the button in the same millisecond.
    await pause(Math.random() * 300)
    while (left-- > 0) delays.push(await delayOf(url))
  }
  await Promise.all(Array.from({ length: readers }, read))
  return delays.sort((a, b) => a - b)
}

async function delayOf(url: string): Promise<number> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ topic: 'rain', language: 'en' }),
  })
  const decoder = new TextDecoder()
  let text = ''
  let delay = Number.NaN
  for await (const piece of response.body ?? []) {
    const now = process.hrtime.bigint()
    text += decoder.decode(piece, { stream: true })
    const left = /left at (\d+)n/.exec(text)?.[1]
    if (left && Number.isNaN(delay)) delay = Number(now - BigInt(left)) / 1e6
  }
  return delay
}
