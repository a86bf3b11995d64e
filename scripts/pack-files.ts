import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { packable, packBrotli, packGzip } from '../src/server/pages/packing.ts'

/** Compresses as hard as can be, once, while building: a start then only reads. */
export async function packFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    if (!entry.isFile() || !packable.has(extname(entry.name))) continue
    const path = join(entry.parentPath, entry.name)
    const plain = await readFile(path)
    await writeFile(`${path}.br`, packBrotli(plain, 11))
    await writeFile(`${path}.gz`, packGzip(plain, 9))
  }
}
