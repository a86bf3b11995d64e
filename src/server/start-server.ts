import type { FastifyInstance, FastifyServerFactory } from 'fastify'
import pino from 'pino'
import { describeSource } from '#capabilities/composing/text-settings.ts'
import type { Clock } from '#kit/clock.ts'
import { StoreFailure } from '#kit/store/server/store-failure.ts'
import { createApp } from './app.ts'
import { SettingError, type Settings } from './env.ts'
import type { PageMaker, ScreenDataSource } from './pages/page-maker.ts'
import { createScreenData } from './pages/screen-data.ts'
import type { StaticFiles } from './pages/static-files.ts'
import { openServices } from './services.ts'
import { stopOnSignals } from './stop-on-signals.ts'

/** Where the pages come from: a finished build, or the sources themselves while developing. */
export interface PageSource {
  readonly files: StaticFiles
  readonly serverFactory?: FastifyServerFactory
  makePages(deps: { settings: Settings; clock: Clock; screenData: ScreenDataSource }): PageMaker
}

/** Chooses every adapter, once, and listens. */
export async function startServer(settings: Settings, source: PageSource): Promise<void> {
  // To stderr: on stdout stands the address, on one line, and nothing else.
  const log = pino({ level: process.env.LOG_LEVEL ?? 'warn' }, pino.destination(2))
  const clock = { now: Date.now }
  const services = await openServices({ settings, clock, log }).catch((error) =>
    blameSetting(error, settings),
  )
  const screenData = createScreenData({ ...services, clock })
  const app = createApp({
    ...services,
    ...{ settings, clock, log },
    files: source.files,
    pages: source.makePages({ settings, clock, screenData }),
    serverFactory: source.serverFactory,
  })

  stopOnSignals(async () => {
    await app.close()
    await services.close()
  })
  const address = await listen(app, settings)
  process.stdout.write(
    `Voice of Heart is at ${settings.publicOrigin ?? address} (${describe(settings)})\n`,
  )
}

/** An operator thinks in settings: say which one led here. */
function blameSetting(error: unknown, { databaseUrl, dataDir }: Settings): never {
  const { message, code } = error as NodeJS.ErrnoException
  if (error instanceof StoreFailure && error.code === 'unavailable') {
    throw new SettingError(`DATABASE_URL: ${message}`)
  }
  if (!databaseUrl && /^E[A-Z]+$|^ERR_SQLITE/.test(code ?? '')) {
    throw new SettingError(`DATA_DIR ${dataDir} cannot be used: ${message}`)
  }
  throw error
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

function describe({ databaseUrl, dataDir, text, moderatorSecret }: Settings): string {
  const data = databaseUrl ? 'Postgres' : `SQLite in ${dataDir}`
  // Without a moderator what is held for review waits: whoever starts the site should know.
  const moderation = moderatorSecret ? '/moderate' : 'closed until MODERATOR_SECRET is set'
  return `data: ${data}; words: ${describeSource(text).writer}; moderation: ${moderation}`
}
