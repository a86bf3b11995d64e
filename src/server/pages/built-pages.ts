import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Renderer } from '#kit/page/rendering.ts'
import type { PageSource } from '../start-server.ts'
import { readClientBuild } from './client-build.ts'
import { createPageMaker, type PageMaker } from './page-maker.ts'
import { listStaticFiles } from './static-files.ts'

interface BuiltPages extends PageSource {
  /** What draws the pages is a megabyte of code: it comes for the first page, or when it is asked to. */
  loadRenderer(): Promise<Renderer>
}

/** Pages from the finished build in a folder. */
export async function openBuiltPages(folder: string): Promise<BuiltPages> {
  const importBuilt = (name: string) => import(pathToFileURL(join(folder, 'server', name)).href)
  const [{ paths }, build] = await Promise.all([
    importBuilt('page-paths.js') as Promise<Pick<Renderer, 'paths'>>,
    readClientBuild(join(folder, 'client')),
  ])
  let renderer: Promise<Renderer> | undefined
  const loadRenderer = () => {
    renderer ??= importBuilt('entry-server.js') as Promise<Renderer>
    return renderer
  }
  return {
    files: listStaticFiles(join(folder, 'client')),
    loadRenderer,
    makePages(deps) {
      let maker: Promise<PageMaker> | undefined
      const open = () => {
        maker ??= loadRenderer().then((loaded) =>
          createPageMaker({ ...deps, renderer: loaded, build }),
        )
        return maker
      }
      return {
        paths,
        makePage: async (request) => (await open()).makePage(request),
        previewOf: async (...asked) => (await open()).previewOf(...asked),
        makeShell: async (...request) => (await open()).makeShell(...request),
        makePatro: async (...request) => (await open()).makePatro(...request),
      }
    },
  }
}
