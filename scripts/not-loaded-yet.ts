import type { Plugin, Rolldown } from 'vite'

type Bundle = Readonly<Record<string, object>>

/**
 * Whatever fetches a part later names all that the part needs, to have it fetched at once. What the
 * fetcher stands on itself has long come by then: leaving it out spares every page some names.
 */
export function notLoadedYet() {
  let bundle: Bundle = {}
  const plugin: Plugin = {
    name: 'not-loaded-yet',
    generateBundle: {
      order: 'pre',
      handler(_, files) {
        bundle = files
      },
    },
  }
  const resolveDependencies = (
    _: string,
    needed: readonly string[],
    { hostId }: { readonly hostId: string },
  ): string[] => {
    const here = findLoaded(bundle, hostId)
    return needed.filter((file) => !here.has(file))
  }
  return { plugin, resolveDependencies }
}

/** A file of the build and all it imports. */
function findLoaded(bundle: Bundle, host: string): ReadonlySet<string> {
  const found = new Set([host])
  for (const file of found) for (const other of importsOf(bundle[file])) found.add(other)
  return found
}

/** Other files, and the styles that came with it. */
function importsOf(file: object | undefined): readonly string[] {
  if (!file || !('imports' in file)) return []
  const { imports, viteMetadata } = file as Rolldown.OutputChunk
  return [...imports, ...(viteMetadata?.importedCss ?? [])]
}
