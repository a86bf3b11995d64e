import type { AddressInfo } from 'node:net'
import pino from 'pino'
import type { WritingPace } from '#capabilities/composing/server/create-composing.ts'
import type { TextSettings } from '#capabilities/composing/text-settings.ts'
import type * as live from '#capabilities/live/server/testing/test-node.ts'
import type { ChatPace } from '#features/community/chat/server/watch-presence.ts'
import { createRunningClock } from '#kit/testing/test-clock.ts'
import { createApp } from '../app.ts'
import { readSettings } from '../env.ts'
import { pageData } from '../pages/page-data.ts'
import { createPageMaker } from '../pages/page-maker.ts'
import { createReadPageData } from '../pages/read-page-data.ts'
import { createFindNamed } from '../previews/named-things.ts'
import { openServices, type Services } from '../services.ts'
import { noBuild, plainRenderer } from './plain-pages.ts'

export interface NodeOptions extends live.NodeOptions {
  /** Settings as an operator writes them. */
  readonly environment?: Readonly<Record<string, string>>
  /** Of the moderators; without it there are none. */
  readonly secret?: string | undefined
  /** Of the chat, which a suite cannot always wait for. */
  readonly pace?: ChatPace
  /** Who writes texts; our own composer where nothing is said. */
  readonly text?: TextSettings
  readonly writing?: WritingPace
  /** From where on the log is kept; from warnings on where nothing is said. */
  readonly logLevel?: 'info'
}

export type TestNode = live.TestNode & Services

const commandsModule = new URL('./commands.ts', import.meta.url)

/**
 * One node of the product: its own services and its own app, on a real store and a
 * real socket. Only what the pages show, which needs a build, is plain.
 */
export async function openNode(place: live.Place, options: NodeOptions = {}): Promise<TestNode> {
  const { clock = createRunningClock(), limits = false, pace, writing } = options
  const usual = readSettings(options.environment ?? {})
  const settings = {
    ...usual,
    text: options.text ?? usual.text,
    databaseUrl: place.databaseUrl,
    dataDir: place.dataDir,
    limits,
    moderatorSecret: options.secret ?? usual.moderatorSecret,
    metricsToken,
  }
  const lines: string[] = []
  const log = pino(
    { level: options.logLevel ?? 'warn' },
    { write: (line: string) => void lines.push(line) },
  )
  const services = await openServices({ settings, clock, log, commandsModule, pace, writing })
  const pages = createPageMaker({
    settings,
    clock,
    renderer: plainRenderer(paths),
    build: noBuild,
    readPageData: createReadPageData(pageData, { ...services, clock, log }),
    findNamed: createFindNamed(services),
  })
  const app = createApp({ ...services, settings, clock, log, files: new Map(), pages })
  await app.listen({ port: 0, host: '127.0.0.1' })

  let closed: Promise<void> | undefined
  async function shutDown(): Promise<void> {
    await app.close()
    await services.close()
  }

  return {
    ...services,
    app,
    url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    place,
    clock,
    log: lines,
    async readMetrics() {
      const headers = { authorization: `Bearer ${metricsToken}` }
      return (await app.inject({ url: '/metrics', headers })).body
    },
    async signIn() {
      const { token } = await services.identities.open(null)
      return `session=${token}`
    },
    close() {
      closed ??= shutDown()
      return closed
    },
  }
}

const metricsToken = 'counts-for-tests'

const paths = ['/', '/account', '/heal', '/community/confessions', '/community/polls', '/breaks']
