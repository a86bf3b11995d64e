import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildIfNeeded } from './build-if-needed.ts'

/** `npm run bench` prints our own figures; `npm run bench store` one of them. */
const folder = join(import.meta.dirname, '..', 'bench')
// A benchmark says what it measures in its first line; what it starts has none.
const names = readdirSync(folder)
  .filter((name) => /^[a-z]+\.ts$/.test(name))
  .map((name) => name.replace(/\.ts$/, ''))
const [wanted, ...rest] = process.argv.slice(2)
/** Asked for by name only: it installs other people's servers. */
const ours = names.filter((name) => !['peers', 'tap'].includes(name))

if (wanted && !names.includes(wanted)) {
  process.stderr.write(`There is no ${wanted}; choose from: ${names.join(', ')}\n`)
  process.exit(1)
}

await buildIfNeeded()
for (const name of wanted ? [wanted] : ours) {
  process.stdout.write(`\n▸ bench/${name}.ts\n`)
  const ran = spawnSync(process.execPath, [join(folder, `${name}.ts`), ...rest], {
    stdio: 'inherit',
  })
  if (ran.status !== 0) process.exit(1)
}
