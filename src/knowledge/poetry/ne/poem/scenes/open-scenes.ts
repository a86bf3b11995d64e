/// <reference types="vite/types/importMeta.d.ts" />
import { openOnce } from '#kit/text/open-once.ts'
import { readScenes, type Scene } from './read-scenes.ts'

export interface SceneFile {
  readonly name: string
  readonly scenes: readonly Scene[]
}

const files = import.meta.glob('./**/*.txt', { query: '?raw', import: 'default' }) as Record<
  string,
  () => Promise<string>
>
const open = openOnce(async (name): Promise<SceneFile> => {
  const load = files[`./${name}.txt`] as () => Promise<string>
  return { name, scenes: readScenes(`${name}.txt`, await load()) }
})

export const sceneFiles: readonly string[] = Object.keys(files).map((path) =>
  path.slice(2, -'.txt'.length),
)

/** The files of these names, fetched as they are needed; a name that nobody wrote is left out. */
export async function openScenes(names: Iterable<string>): Promise<SceneFile[]> {
  const written = [...new Set(names)].filter((name) => sceneFiles.includes(name))
  return Promise.all(written.map(open))
}
