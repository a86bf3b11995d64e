import { createHash } from 'node:crypto'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const stampFile = join(root, 'dist', '.built-from')

/** Names what the build is made of, so that a start builds only when something changed. */
export async function fingerprintSources(): Promise<string> {
  const hash = createHash('sha256')
  const folders = ['src', 'scripts'].map((folder) =>
    readdir(join(root, folder), { recursive: true, withFileTypes: true }),
  )
  const files = (await Promise.all(folders))
    .flat()
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  for (const file of [...files, join(root, 'vite.config.ts'), join(root, 'package-lock.json')]) {
    const { size, mtimeMs } = await stat(file)
    hash.update(`${file} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

export async function isBuilt(fingerprint: string): Promise<boolean> {
  return (await readFile(stampFile, 'utf8').catch(() => '')) === fingerprint
}

export async function markBuilt(fingerprint: string): Promise<void> {
  await writeFile(stampFile, fingerprint)
}
