import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Renderer } from '#kit/page/rendering.ts'
import type { PageSource } from '../start-server.ts'
import { readClientBuild } from './client-build.ts'
import { createPageMaker } from './page-maker.ts'
import { readStaticFiles } from './static-files.ts'

const folder = join(import.meta.dirname, '..', '..', '..', 'dist')

/** Pages from the finished build. */
export async function openBuiltPages(): Promise<PageSource> {
  const bundle = pathToFileURL(join(folder, 'server', 'entry-server.js')).href
  const [renderer, build, files] = await Promise.all([
    import(bundle) as Promise<Renderer>,
    readClientBuild(join(folder, 'client')),
    readStaticFiles(join(folder, 'client')),
  ])
  return { files, makePages: (deps) => createPageMaker({ ...deps, renderer, build }) }
}
