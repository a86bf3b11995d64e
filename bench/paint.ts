/**
 * First paint of the home page and of a wall beside the same page without script, on a slow
 * 3G network and a processor four times slower. Pairs in turn, because machines
 * are noisy: the ratio of the medians is the figure.
 *
 *   npm run bench paint [pairs]
 */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { openBrowser } from '../e2e/stage/browser.ts'
import { runApp } from '../e2e/stage/run-app.ts'
import { medianOf } from './median-of.ts'
import { openSlowPhone } from './open-slow-phone.ts'

const pairs = Number(process.argv[2] ?? 9)
const slowdown = 4

const app = await runApp()
const browser = await openBrowser()
const still = await serveWithoutScript(app.address)
const stillAddress = `http://127.0.0.1:${(still.address() as AddressInfo).port}`

for (const path of ['/', '/community/confessions']) {
  for (const language of ['en', 'np']) await compare(path, language)
}

await browser.close()
still.close()
still.closeAllConnections()
await app.stop()

async function compare(path: string, language: string): Promise<void> {
  const ours: number[] = []
  const without: number[] = []
  for (let pair = 0; pair < pairs; pair++) {
    ours.push(await firstPaint(browser, app.address + path, language))
    without.push(await firstPaint(browser, stillAddress + path, language))
  }
  const ratio = medianOf(ours) / medianOf(without)
  process.stdout.write(
    `${path} ${language}: first paint ${medianOf(ours)} ms, without script ${medianOf(without)} ms, ratio ${ratio.toFixed(3)} (${pairs} pairs)\n`,
  )
}

async function firstPaint(browser: Browser, address: string, language: string): Promise<number> {
  const { context, page } = await openSlowPhone(browser, slowdown)
  await context.addCookies([{ name: 'language', value: language, url: new URL(address).origin }])
  await page.goto(address, { waitUntil: 'load', timeout: 60_000 })
  const paint = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const [entry] = list.getEntriesByName('first-contentful-paint')
          if (entry) resolve(entry.startTime)
        }).observe({ type: 'paint', buffered: true })
      }),
  )
  await context.close()
  return Math.round(paint)
}

/** The very page, its styles and fonts, and not a line of script. */
async function serveWithoutScript(origin: string): Promise<Server> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(origin + request.url, {
      headers: { cookie: request.headers.cookie ?? '' },
    })
    const headers: Record<string, string> = {}
    for (const name of ['content-type', 'content-security-policy', 'cache-control']) {
      const value = answer.headers.get(name)
      if (value) headers[name] = value
    }
    const bytes = Buffer.from(await answer.arrayBuffer())
    if (!headers['content-type']?.startsWith('text/html')) {
      response.writeHead(answer.status, headers).end(bytes)
      return
    }
    const html = bytes
      .toString()
      .replace(/<script[\s\S]*?<\/script>/g, '')
      .replace(/<link rel="modulepreload"[^>]*>/g, '')
    const packed = brotliCompressSync(html)
    response.writeHead(answer.status, { ...headers, 'content-encoding': 'br' }).end(packed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}
