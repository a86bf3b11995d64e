/// <reference types="vite/types/importMeta.d.ts" />
import { readScenes, type Scene } from './read-scenes.ts'

export interface SceneFile {
  readonly name: string
  readonly scenes: readonly Scene[]
}

const files = import.meta.glob('./**/*.txt', { query: '?raw', import: 'default' }) as Record<
  string,
  () => Promise<string>
>
const opened = new Map<string, Promise<SceneFile>>()

export const sceneFiles: readonly string[] = Object.keys(files).map((path) =>
  path.slice(2, -'.txt'.length),
)

/** The files of these names, fetched as they are needed; a name that nobody wrote is left out. */
export async function openScenes(names: Iterable<string>): Promise<SceneFile[]> {
  const written = [...new Set(names)].filter((name) => sceneFiles.includes(name))
  return Promise.all(written.map(open))
}

/** What cannot be fetched is asked for again the next time. */
function open(name: string): Promise<SceneFile> {
  const before = opened.get(name)
  if (before) return before
  const load = files[`./${name}.txt`] as () => Promise<string>
  const file = load().then((text) => ({ name, scenes: readScenes(`${name}.txt`, text) }))
  opened.set(name, file)
  file.catch(() => opened.delete(name))
  return file
}
