import { type ChildProcess, spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** Page code is handed to the browser as it changes; only what the server runs restarts it. */
const runsInBrowserOnly = /(^|[/\\])web[/\\]|\.css$|\.test\.tsx?$|[/\\]words[/\\]/

let server = start()
let restart: NodeJS.Timeout | undefined

function start(): ChildProcess {
  return spawn(process.execPath, [join(root, 'scripts', 'dev-server.ts')], { stdio: 'inherit' })
}

watch(join(root, 'src'), { recursive: true }, (_event, file) => {
  if (!file || runsInBrowserOnly.test(file)) return
  clearTimeout(restart)
  // Editors write a file in several strokes.
  restart = setTimeout(() => {
    process.stdout.write(`${file} changed, starting again …\n`)
    // One process owns the data: the next begins when this one has let go.
    server.once('exit', () => {
      server = start()
    })
    server.kill()
  }, 150)
})

function stop(): void {
  server.once('exit', () => process.exit(0))
  if (!server.kill()) process.exit(0)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
process.on('disconnect', stop)
