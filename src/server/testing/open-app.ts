import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import pino from 'pino'
import type { Store } from '#kit/store/server/store.ts'
import { createQuietLog } from '#kit/store/server/testing/quiet-log.ts'
import { createApp } from '../app.ts'
import { readSettings, type Settings } from '../env.ts'
import { makeSharedPage } from '../pages/made-page.ts'
import type { PageMaker } from '../pages/page-maker.ts'
import { openServices } from '../services.ts'

export interface TestApp {
  readonly app: FastifyInstance
  readonly store: Store
  readonly clock: { now(): number; pass(millis: number): void }
  close(): Promise<void>
}

/** The real app over a real store; only the pages, which need a build, are plain ones. */
export async function openApp(
  where: { databaseUrl?: string; dataDir?: string },
  environment: Record<string, string> = {},
): Promise<TestApp> {
  const settings: Settings = readSettings(environment)
  let time = Date.UTC(2026, 10, 21, 6)
  const clock = {
    now: () => time,
    pass(millis: number) {
      time += millis
    },
  }
  const { databaseUrl, dataDir = '' } = where
  const services = await openServices({
    settings: { ...settings, databaseUrl, dataDir },
    clock,
    log: createQuietLog(),
  })
  const app = createApp({
    ...services,
    ...{ settings, clock },
    log: pino({ level: 'silent' }),
    files: new Map(),
    pages: plainPages,
  })
  return {
    ...{ app, clock, store: services.store },
    async close() {
      await app.close()
      await services.close()
    },
  }
}

const plainPages: PageMaker = {
  paths: ['/'],
  makePage: async ({ path }) => ({ ...plain, status: path === '/' ? 200 : 404 }),
  makeShell: async () => plain,
}

const plain = makeSharedPage({ status: 200, policy: '', document: '<!doctype html>' })

/** The cookie a browser would send back. */
export function cookieOf(response: LightMyRequestResponse): string {
  const set = [response.headers['set-cookie']].flat().find((cookie) => cookie?.includes('session='))
  return set?.split(';')[0] ?? ''
}
