import type { Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk

/**
 * The bundler's own few lines have a file to themselves that every page fetches, and no group may
 * have them. Here they move into the one that every page fetches anyway.
 */
export function takeInRuntime(bundle: Rolldown.OutputBundle): void {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const runtime = chunks.find(({ name }) => name === 'rolldown-runtime')
  const shell = chunks.find(({ name }) => name === 'shell')
  if (!runtime || !shell) return
  const [, body = '', exported = ''] = /^(.*)export\s*\{(.*)\};?\s*$/s.exec(runtime.code) ?? []
  const names = exported.split(',').map((pair) => pair.trim().split(/\s+as\s+/))
  const inner = names.map(([local, name = local]) => `${nameOf(name)}:${local}`)
  const outer = names.map(([local, name = local]) => nameOf(name))

  for (const chunk of chunks) readFromShell(chunk, runtime, shell)
  shell.code = `const{${outer}}=(()=>{${body}return{${inner}}})();${shell.code}export{${outer}};`
  delete bundle[runtime.fileName]
}

function readFromShell(chunk: Chunk, runtime: Chunk, shell: Chunk): void {
  if (!chunk.imports.includes(runtime.fileName)) return
  const statement = new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*"\\./${fileIn(runtime)}";?`)
  const found = statement.exec(chunk.code)
  if (!found) throw new Error(`${chunk.fileName} imports the runtime in another way.`)
  const names = (found[1] as string).split(',').map((pair) => pair.trim().split(/\s+as\s+/))
  const wanted =
    chunk === shell
      ? names.map(([name, local]) => `const ${local}=${nameOf(name)};`).join('')
      : `import{${names.map(([name, local]) => `${nameOf(name)} as ${local}`)}}from"./${fileIn(shell)}";`
  chunk.code = chunk.code.replace(statement, () => wanted)
  const others = chunk.imports.filter((file) => file !== runtime.fileName)
  chunk.imports = [...new Set(chunk === shell ? others : [...others, shell.fileName])]
}

function nameOf(name: string | undefined): string {
  return `runtime_${name}`
}

function fileIn({ fileName }: Chunk): string {
  return fileName.slice(fileName.lastIndexOf('/') + 1)
}
