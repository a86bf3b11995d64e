import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

// JavaScript, because every start asks: to read TypeScript would cost it a tenth of its time.

const root = join(import.meta.dirname, '..')
const stampFile = join(root, 'dist', '.built-from')
const alone = ['vite.config.ts', 'package-lock.json']

/** Names what the build is made of, so that a start builds only when something changed. */
export function fingerprintSources() {
  const hash = createHash('sha256')
  const files = ['src', 'scripts'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  )
  for (const file of [...files.sort(), ...alone.map((name) => join(root, name))]) {
    // One after the other: a thousand questions to the disk cost more as promises than as answers.
    const { size, mtimeMs } = statSync(file)
    hash.update(`${file} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

/** @param {string} fingerprint */
export function isBuilt(fingerprint) {
  try {
    return readFileSync(stampFile, 'utf8') === fingerprint
  } catch {
    return false
  }
}

/** @param {string} fingerprint */
export function markBuilt(fingerprint) {
  writeFileSync(stampFile, fingerprint)
}
