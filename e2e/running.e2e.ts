import { spawn } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { serverScript } from '../scripts/server-process.mjs'
import { runApp } from './stage/run-app.ts'

interface Ending {
  readonly code: number | null
  readonly said: string
}

function startWith(settings: Record<string, string>): Promise<Ending> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [serverScript], {
      env: { ...process.env, PORT: '0', ...settings },
    })
    let said = ''
    child.stdout.on('data', (chunk) => {
      said += chunk
    })
    child.stderr.on('data', (chunk) => {
      said += chunk
    })
    child.on('exit', (code) => resolve({ code, said }))
  })
}

describe('a broken setting', () => {
  it('stops the start with one clear line and exit code 1', async () => {
    const cases = [
      [{ PORT: 'abc' }, /^PORT must be a port from 0 to 65535\.\n$/],
      [
        { LIMITS: 'off', HOST: '0.0.0.0' },
        /^LIMITS may be off only while HOST is a loopback address\.\n$/,
      ],
      [
        { DATABASE_URL: 'mysql://nowhere' },
        /^DATABASE_URL must be an address such as postgres:\/\/.+\.\n$/,
      ],
      [
        { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' },
        /^DATABASE_URL: .*Postgres does not answer.*\n$/,
      ],
      [
        { DATABASE_URL: 'postgres://u:pa#ss@127.0.0.1:1/x' },
        /^DATABASE_URL must be an address such as postgres:\/\/.+\.\n$/,
      ],
      [{ TRUST_PROXY: '10.0.0.0/99' }, /^TRUST_PROXY must be .+\.\n$/],
      [{ DATA_DIR: '/proc/nope' }, /^DATA_DIR \/proc\/nope cannot be used: .+\n$/],
      [{ DATA_DIR: '/dev/null' }, /^DATA_DIR \/dev\/null cannot be used: .+\n$/],
    ] as const
    for (const [settings, line] of cases) {
      const { code, said } = await startWith(settings)
      expect(said).toMatch(line)
      expect(code).toBe(1)
    }
  })

  it('says that the port is taken', async () => {
    const running = await runApp()
    const port = new URL(running.address).port
    const dataDir = await mkdtemp(join(tmpdir(), 'voice-of-heart-data-'))
    const { code, said } = await startWith({ PORT: port, DATA_DIR: dataDir })
    expect([code, said]).toEqual([1, `PORT ${port} is already in use.\n`])
    await running.stop()
    await rm(dataDir, { recursive: true, force: true })
  })
})

describe('a running server', () => {
  it('finishes what is under way when it is asked to stop, and ends cleanly', async () => {
    const running = await runApp()
    const under = Array.from({ length: 50 }, () =>
      fetch(`${running.address}/api/identity`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      }).then((answer) => answer.status),
    )
    await Promise.all(under.slice(0, 5))
    const ended = new Promise((resolve) => running.process.once('exit', resolve))
    running.process.kill('SIGTERM')
    const answered = await Promise.allSettled(under)
    expect(await ended).toBe(0)
    const statuses = answered
      .filter(({ status }) => status === 'fulfilled')
      .map((each) => (each as PromiseFulfilledResult<number>).value)
    expect(new Set(statuses)).toEqual(new Set([201]))
    await running.stop()
  })

  it('knows its visitors again after it was killed', async () => {
    const running = await runApp()
    const opened = await fetch(`${running.address}/api/identity`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'सीता' }),
    })
    const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? ''
    await running.halt('SIGKILL')
    const again = await runApp({}, running.dataDir)
    const known = await (
      await fetch(`${again.address}/api/identity`, { headers: { cookie } })
    ).json()
    expect(known.visitor.name).toBe('सीता')
    await again.stop()
  })

  it('writes nothing of what a visitor said into its log', async () => {
    const running = await runApp({ LOG_LEVEL: 'trace' })
    let log = ''
    running.process.stderr?.on('data', (chunk) => {
      log += chunk
    })
    await fetch(`${running.address}/api/identity?secret=in-the-query`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: 'session=forged-cookie' },
      body: JSON.stringify({ name: 'my-private-name' }),
    })
    await fetch(`${running.address}/no-such-page/my-private-path`)
    await expect.poll(() => log).toContain('answered')
    for (const secret of [
      'my-private-name',
      'my-private-path',
      'in-the-query',
      'forged-cookie',
      'remoteAddress',
    ]) {
      expect(log).not.toContain(secret)
    }
    await running.stop()
  })
})

describe('the build', () => {
  it('runs by itself, where no package is installed', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'voice-of-heart-alone-'))
    const built = dirname(dirname(serverScript))
    await cp(built, join(folder, 'dist'), {
      recursive: true,
      filter: (name) => !name.endsWith('.map'),
    })
    const app = await runApp({}, join(folder, 'data'), join(folder, 'dist', 'server', 'main.js'))
    const page = await (await fetch(app.address)).text()
    const [, picture = ''] = /og:image" content="([^"]+)"/.exec(page) ?? []
    const asked = await Promise.all(
      ['/readyz', '/heal', '/api/polls', picture].map((path) => fetch(app.address + path)),
    )
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const words = { topic: 'rain', language: 'en' }
    const poem = await fetch(`${app.address}/api/compose/poem`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(words),
    })
    expect(await poem.text()).toContain('event: done')
    await app.stop()
    await rm(folder, { recursive: true, force: true })
  })
})
