import type { FastifyInstance, FastifyServerFactory } from 'fastify'
import pino from 'pino'
import type { Clock } from '#kit/clock.ts'
import { announce } from './announce.ts'
import { createApp } from './app.ts'
import { blameSetting } from './blame-setting.ts'
import { SettingError, type Settings } from './env.ts'
import { pageData } from './pages/page-data.ts'
import type { PageMaker } from './pages/page-maker.ts'
import { createReadPageData, type ReadPageData } from './pages/read-page-data.ts'
import type { StaticFiles } from './pages/static-files.ts'
import { createFindNamed, type FindNamed } from './previews/named-things.ts'
import { openServices } from './services.ts'
import { stopOnSignals } from './stop-on-signals.ts'

/** Where the pages come from: a finished build, or the sources themselves while developing. */
export interface PageSource {
  readonly files: StaticFiles
  readonly serverFactory?: FastifyServerFactory
  makePages(deps: {
    settings: Settings
    clock: Clock
    readPageData: ReadPageData
    findNamed: FindNamed
  }): PageMaker
}

/** Chooses every adapter, once, and listens. */
export async function startServer(settings: Settings, source: PageSource): Promise<void> {
  // To stderr: on stdout stands the address, on one line, and nothing else.
  const log = pino({ level: process.env.LOG_LEVEL ?? 'warn' }, pino.destination(2))
  const clock = { now: Date.now }
  const services = await openServices({ settings, clock, log }).catch((error) =>
    blameSetting(error, settings),
  )
  const readPageData = createReadPageData(pageData, { ...services, clock, log })
  const app = createApp({
    ...services,
    settings,
    clock,
    log,
    files: source.files,
    pages: source.makePages({
      settings,
      clock,
      readPageData,
      findNamed: createFindNamed(services),
    }),
    serverFactory: source.serverFactory,
  })

  stopOnSignals(async () => {
    await app.close()
    await services.close()
  })
  process.stdout.write(`${announce(settings, await listen(app, settings))}\n`)
}

async function listen(app: FastifyInstance, { port, host }: Settings): Promise<string> {
  try {
    return await app.listen({ port, host })
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (code === 'EADDRINUSE') throw new SettingError(`PORT ${port} is already in use.`)
    if (code === 'EACCES')
      throw new SettingError(`PORT ${port} needs more rights than this process has.`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new SettingError(`HOST ${host} is no address of this machine.`)
    }
    throw error
  }
}
