/**
 * How many source files run for one thing that a visitor does: a post to another's screen, a
 * heart, a page of the diary. A file has run when one of its functions has, in either browser, on
 * the server or in its writer thread, from the first touch until it stands where it should. The
 * server runs from the sources. What paints (the parts of screens, the frame, words and the
 * language of a page) is left out: it runs whatever is done.
 *
 *   npm run bench journeys [-- --list] [another checkout's folder]
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { findChromium } from '../e2e/stage/find-chromium.ts'

const listed = process.argv.includes('--list')
const root =
  process.argv.slice(2).find((word) => !word.startsWith('-')) ?? join(import.meta.dirname, '..')
const paints = /^src\/(kit\/ui|capabilities\/look|web\/frame|kit\/i18n\/web)\/|\/words\/|\.css$/

interface Ran {
  readonly url: string
  readonly functions: readonly {
    readonly functionName: string
    readonly ranges: readonly { readonly count: number; readonly startOffset: number }[]
  }[]
}

/** The body of a module runs when it is fetched; only what is called counts. */
function filesOf(scripts: readonly Ran[], folder: string): Set<string> {
  const files = new Set<string>()
  for (const { url, functions } of scripts) {
    const at = url.indexOf(folder)
    if (at === -1) continue
    const file = url.slice(at + folder.length - 'src/'.length).replace(/\?.*/, '')
    const called = functions.some(({ functionName, ranges: [whole] }) => {
      const isModule = functionName === '' && whole?.startOffset === 0
      return !isModule && (whole?.count ?? 0) > 0
    })
    if (called && !paints.test(file)) files.add(file)
  }
  return files
}

/** Asks a running Node what it has run, by its own inspector; its worker threads too. */
async function openInspector(address: string) {
  const socket = new WebSocket(address)
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }))
  const waiting = new Map<number, (result: unknown) => void>()
  const workers: string[] = []
  let last = 0
  socket.addEventListener('message', ({ data }) => receive(JSON.parse(String(data))))

  function receive(message: { id?: number; method?: string; params?: never; result?: unknown }) {
    if (message.id !== undefined) waiting.get(message.id)?.(message.result)
    const params = message.params as { sessionId: string; message?: string } | undefined
    if (message.method === 'NodeWorker.attachedToWorker') workers.push(params?.sessionId as string)
    if (message.method === 'NodeWorker.receivedMessageFromWorker') {
      receive(JSON.parse(params?.message as string))
    }
  }
  function answerTo<Result>(send: (id: number) => void): Promise<Result> {
    const id = ++last
    return new Promise((resolve) => {
      waiting.set(id, resolve as (result: unknown) => void)
      send(id)
    })
  }
  const ask = <Result>(method: string, params = {}) =>
    answerTo<Result>((id) => socket.send(JSON.stringify({ id, method, params })))
  const askWorker = <Result>(sessionId: string, method: string, params = {}) =>
    answerTo<Result>((id) => {
      const message = JSON.stringify({ id, method, params })
      socket.send(
        JSON.stringify({
          id: ++last,
          method: 'NodeWorker.sendMessageToWorker',
          params: { sessionId, message },
        }),
      )
    })

  await ask('NodeWorker.enable', { waitForDebuggerOnStart: false })
  await new Promise((resolve) => setTimeout(resolve, 500))
  const everywhere = async <Result>(method: string, params = {}) => [
    await ask<Result>(method, params),
    ...(await Promise.all(workers.map((worker) => askWorker<Result>(worker, method, params)))),
  ]
  await everywhere('Profiler.enable')
  await everywhere('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  return {
    take: async () =>
      (await everywhere<{ result: Ran[] }>('Profiler.takePreciseCoverage')).flatMap(
        ({ result }) => result,
      ),
    close: () => socket.close(),
  }
}

const data = mkdtempSync(join(tmpdir(), 'voice-of-heart-journeys-'))
const server = spawn(
  process.execPath,
  ['--inspect=127.0.0.1:0', join(root, 'scripts', 'dev-server.ts')],
  {
    cwd: root,
    env: { ...process.env, PORT: '0', DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'pipe'],
  },
)
const [address, inspector] = await Promise.all([
  readUntil(server, 'stdout', /(http:\/\/\S+)/),
  readUntil(server, 'stderr', /(ws:\/\/\S+)/),
])
const profiler = await openInspector(inspector)
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})

const writer = await arrive()
const reader = await arrive()

try {
  await journey(
    'a post, to another screen',
    '/community/confessions',
    async () => {
      await writer.getByRole('textbox').fill('The first rain, and nobody to tell.')
      await writer.getByRole('button', { name: 'Post', exact: true }).click()
      await writer
        .locator('article', { hasText: 'The first rain' })
        .getByText(/you/)
        .first()
        .waitFor()
    },
    () =>
      reader
        .getByText(/new|The first rain/)
        .first()
        .waitFor(),
  )
  await journey(
    'a heart, to another screen',
    '/community/confessions',
    () => writer.locator('article button[aria-pressed]').first().click(),
    () => reader.locator('article button[aria-pressed]', { hasText: '1' }).first().waitFor(),
  )
  await journey('a page of the diary', '/express/diary', async () => {
    await writer.getByLabel('What is on your mind today?').fill('Tea on the roof.')
    await writer.getByRole('button', { name: 'Save', exact: true }).click()
    await writer.locator('[aria-labelledby="diary-pages"] li').first().waitFor()
  })
} finally {
  await browser.close()
  profiler.close()
  server.kill()
  rmSync(data, { recursive: true, force: true })
}

async function arrive(): Promise<Page> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 360, height: 780 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  await context.addCookies([{ name: 'language', value: 'en', url: address }])
  await context.addInitScript(() => localStorage.setItem('name asked', 'yes'))
  return context.newPage()
}

async function journey(
  title: string,
  path: string,
  act: () => Promise<unknown>,
  seen?: () => Promise<unknown>,
): Promise<void> {
  for (const page of [writer, reader]) {
    await page.goto(path)
    await page.waitForTimeout(3_000)
    await page
      .getByRole('button', { name: 'Not now' })
      .click({ timeout: 1_000 })
      .catch(() => {})
    await page.coverage.startJSCoverage({ resetOnNavigation: false })
  }
  await profiler.take()
  await act()
  await seen?.()
  await writer.waitForTimeout(1_000)
  const [here, there] = await Promise.all(
    [writer, reader].map(async (page) => filesOf(await page.coverage.stopJSCoverage(), '/src/')),
  )
  const behind = filesOf(await profiler.take(), '/src/')
  const all = new Set([...(here ?? []), ...(seen ? (there ?? []) : []), ...behind])
  process.stdout.write(
    `${title}: ${all.size} files (here ${here?.size}, there ${seen ? there?.size : 0}, server ${behind.size})\n`,
  )
  if (listed) for (const file of [...all].sort()) process.stdout.write(`  ${file}\n`)
}

function readUntil(
  child: ChildProcess,
  stream: 'stdout' | 'stderr',
  wanted: RegExp,
): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    child[stream]?.on('data', (chunk) => {
      text += chunk
      const found = wanted.exec(text)?.[1]
      if (found) resolve(found)
    })
    child.once('exit', () => reject(new Error(`The server ended: ${text}`)))
  })
}
