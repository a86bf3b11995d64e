import type { Plugin, Rolldown } from 'vite'

/**
 * Where a module imports the styles of what it has fetched later, they come with the module: the
 * server draws such parts at once. (Vite takes a sheet of classes for nothing but names, and drops
 * the import where none is read.)
 */
export function stylesAhead(): Plugin {
  const wanted = new Map<string, Set<string>>()
  return {
    name: 'styles-ahead',
    enforce: 'pre',
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    transform: {
      filter: { id: /\.tsx$/, code: /^import '.*\.module\.css'$/m },
      async handler(code, id) {
        for (const [, sheet = ''] of code.matchAll(/^import '(.*\.module\.css)'$/gm)) {
          const found = await this.resolve(sheet, id)
          if (found) wanted.set(id, (wanted.get(id) ?? new Set()).add(found.id))
        }
        return null
      },
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const chunkOf = (id: string) => chunks.find(({ moduleIds }) => moduleIds.includes(id))
      for (const [id, sheets] of wanted) {
        for (const sheet of sheets) {
          const from = chunkOf(sheet) ?? this.error(`No part of the build uses ${sheet} by name.`)
          for (const css of stylesOf(from)) stylesOf(chunkOf(id)).add(css)
        }
      }
    },
  }
}

function stylesOf(chunk: Rolldown.OutputChunk | undefined): Set<string> {
  return chunk?.viteMetadata?.importedCss ?? new Set()
}
