import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { findChromium } from './find-chromium.ts'

/** A browser with a profile on the disk, which may be killed, opened again, and looked into. */
export async function makeProfile() {
  const folder = await mkdtemp(join(tmpdir(), 'voice-of-heart-profile-'))
  const running = new Set<ChildProcess>()
  onTestFinished(async () => {
    await Promise.all([...running].map(kill))
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  })

  async function open(): Promise<{
    page: Page
    kill: () => Promise<void>
    close: () => Promise<void>
  }> {
    const child = spawn(
      findChromium(),
      [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-dev-shm-usage',
        '--remote-debugging-port=0',
        `--user-data-dir=${folder}`,
        'about:blank',
      ],
      // Its children go with it: they end when the pipe to it does.
      { stdio: ['ignore', 'ignore', 'pipe'] },
    )
    running.add(child)
    const browser = await chromium.connectOverCDP(await readAddress(child))
    const context = browser.contexts()[0]
    if (!context) throw new Error('the browser has no window')
    const page = await context.newPage()
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    return {
      page,
      kill: () => kill(child),
      async close() {
        const tools = await browser.newBrowserCDPSession()
        await tools.send('Browser.close').catch(() => {})
        await ended
      },
    }
  }

  return { folder, open }
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGKILL')
  await ended
}

function readAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk
      const found = /DevTools listening on (ws:\S+)/.exec(said)
      if (found) resolve(found[1] as string)
    })
    child.once('exit', () => reject(new Error(`the browser ended: ${said}`)))
  })
}

/** Which of the words lie in which files of a folder, in the encodings a browser writes. */
export async function searchFolder(folder: string, words: readonly string[]): Promise<string[]> {
  const all = await readdir(folder, { recursive: true, withFileTypes: true })
  const found: string[] = []
  for (const file of all.filter((each) => each.isFile())) {
    const path = join(file.parentPath, file.name)
    const bytes = await readFile(path).catch(() => Buffer.alloc(0))
    for (const word of words) {
      const escaped = JSON.stringify(word).replace(/[^ -~]/g, asEscape)
      const forms = [Buffer.from(word), Buffer.from(word, 'utf16le'), Buffer.from(escaped)]
      if (forms.some((form) => bytes.includes(form))) found.push(`${word} in ${file.name}`)
    }
  }
  return found
}

function asEscape(letter: string): string {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
}
