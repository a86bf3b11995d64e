import { copyFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { build } from 'vite'
import { findHelplinesToPhone } from '#knowledge/help/find-helplines-to-phone.ts'
import { filesBeside } from '../src/server/previews/files-beside.ts'
import { fingerprintSources, markBuilt } from './build-stamp.mjs'
import { keepPatroApart } from './keep-patro-apart.ts'
import { packFiles } from './pack-files.ts'
import { writeServiceWorker } from './write-service-worker.ts'

const root = join(import.meta.dirname, '..')

const fingerprint = fingerprintSources()
await rm(join(root, 'dist'), { recursive: true, force: true })
await build({ root, logLevel: 'warn' })
await build({ root, logLevel: 'warn', build: { ssr: true } })
await layBeside(join(root, 'dist', 'server'))
await keepPatroApart(join(root, 'dist', 'client'))
await writeServiceWorker(join(root, 'dist', 'client'))
await packFiles(join(root, 'dist', 'client'))
markBuilt(fingerprint)
warnOfUncheckedHelplines(new Date().toISOString().slice(0, 10))

/** What the server draws pictures with: it carries no packages. */
async function layBeside(folder: string): Promise<void> {
  const { resolve } = createRequire(import.meta.url)
  for (const name of filesBeside) await copyFile(resolve(name), join(folder, basename(name)))
}

/** Whoever builds is whoever can phone: a helpline that no longer answers is worse than none. */
function warnOfUncheckedHelplines(today: string): void {
  const lines = findHelplinesToPhone(today)
  if (lines.length === 0) return
  const numbers = lines.map(({ number }) => number).join(', ')
  process.stderr.write(
    `Please phone these helplines and note the day in src/knowledge/help/countries, since nobody has in the last 90 days: ${numbers}\n`,
  )
}
