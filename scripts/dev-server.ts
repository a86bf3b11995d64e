import { createServer } from 'node:http'
import { join } from 'node:path'
import { createServer as createVite } from 'vite'
import '../src/server/read-text-files.ts'
import type { Renderer } from '../src/kit/page/rendering.ts'
import { readSettings } from '../src/server/env.ts'
import type { ClientBuild } from '../src/server/pages/client-build.ts'
import { finishPage, type MadePage } from '../src/server/pages/made-page.ts'
import { createPageMaker, type PageMaker } from '../src/server/pages/page-maker.ts'
import { type PageSource, startServer } from '../src/server/start-server.ts'

const root = join(import.meta.dirname, '..')
const vite = await createVite({
  root,
  server: { middlewareMode: true, hmr: { port: 0 } },
  logLevel: 'warn',
})

/** The sources are their own build: styles come with the scripts that import them. */
const sources: ClientBuild = {
  entry: '/src/web/entry-client.tsx',
  fonts: undefined,
  firstTaps: undefined,
  assetsFor: () => ({ scripts: [], styles: [] }),
  addressOf: (source) => `/${source}`,
}

/** Rendered anew each time, from modules as they are on disk now. */
const makePages: PageSource['makePages'] = (deps) => {
  const renderer = () =>
    vite.ssrLoadModule('/src/web/entry-server.tsx') as unknown as Promise<Renderer>
  const fresh = async (): Promise<PageMaker> =>
    createPageMaker({ ...deps, renderer: await renderer(), build: sources })
  const finish = async ({ status, bytes, isOwn }: MadePage): Promise<MadePage> =>
    finishPage({
      status,
      isOwn,
      document: await vite.transformIndexHtml('/', bytes.toString()),
      // The development client needs inline scripts and styles; no visitor ever meets this server.
      policy: "default-src 'self' 'unsafe-inline' data: blob: ws:",
    })
  return {
    paths: [],
    makePage: async (request) => finish(await (await fresh()).makePage(request)),
    previewOf: async (...asked) => (await fresh()).previewOf(...asked),
    makeShell: async (choices) => finish(await (await fresh()).makeShell(choices)),
    makePatro: async (...request) => finish(await (await fresh()).makePatro(...request)),
  }
}

const source: PageSource = {
  files: new Map(),
  serverFactory: (handle) =>
    createServer((request, response) =>
      vite.middlewares(request, response, () => handle(request, response)),
    ),
  makePages,
}

try {
  await startServer(readSettings(process.env), source)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
