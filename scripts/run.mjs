/**
 * The door to every command: `node scripts/run.mjs <task>`.
 *
 * It must run on whatever Node the machine has, before anything is installed,
 * so it uses Node's own parts only. It installs what the lock file names,
 * then goes on with the machine's own Node, or with the one that came along as a package.
 */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { endWithUs, startTree } from './process-tree.mjs'
import { serverEnvironment, serverFlags } from './server-process.mjs'
import { withLock } from './with-lock.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const [task, ...rest] = process.argv.slice(2)
const windows = process.platform === 'win32'

function say(line) {
  process.stdout.write(`${line}\n`)
}

function fail(line) {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

function isInstalled() {
  const installed = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(installed)) return false
  return statSync(installed).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs
}

/** Two commands may begin at the same moment in a fresh clone: the second finds all done. */
async function installOnce() {
  await withLock('install', async () => isInstalled() || (await install()), {
    onWait: () => say('Another command is installing here; waiting for it …'),
  })
}

async function install() {
  say('Installing what the lock file names (first run, or it changed) …')
  // dev and optional on purpose: the build tools and the project's own Node are among them.
  const words = [
    'ci',
    '--include=dev',
    '--include=optional',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  const npm = startTree('npm', words, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: windows,
    // npm that waits for a network does not listen, and has nothing to finish.
    patience: 1,
  })
  endWithUs(npm)
  const { code } = await npm.ended
  if (code !== 0) {
    fail('npm ci did not finish. Check the network and the lines above, then try again.')
  }
}

function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number)
  return major > 22 || (major === 22 && minor >= 22)
}

/** What the operator installed and keeps up to date comes before a package of somebody else's. */
function isPreferred(version) {
  return Number(version.split('.')[0]) >= 24
}

/** Packages of one platform each; npm installs only the one that fits this machine. */
function findNode() {
  if (isPreferred(process.versions.node)) return process.execPath
  const names = [
    `node-${windows ? 'win' : process.platform}-${process.arch}`,
    `node-bin-${process.platform}-${process.arch}`,
  ]
  for (const name of names) {
    const manifest = join(root, 'node_modules', name, 'package.json')
    const binary = join(root, 'node_modules', name, 'bin', windows ? 'node.exe' : 'node')
    if (existsSync(binary) && isNewEnough(JSON.parse(readFileSync(manifest, 'utf8')).version)) {
      return binary
    }
  }
  if (isNewEnough(process.versions.node)) return process.execPath
  return fail(
    `No Node 24 package exists for ${process.platform}-${process.arch}: install Node 24 and run this again.`,
  )
}

if (!isInstalled()) await installOnce()

const starts = task === 'start'
const script = [
  ...(starts ? serverFlags : []),
  join(root, 'scripts', starts ? 'start.mjs' : `${task}.ts`),
]
const node = findNode()
const separator = windows ? ';' : ':'
const tree = startTree(node, [...script, ...rest], {
  cwd: root,
  // The extra channel closes when this process dies, which is how a server on Windows hears of it.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: {
    ...process.env,
    ...(starts && serverEnvironment),
    PATH: [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(separator),
  },
})
endWithUs(tree)
const { code, error } = await tree.ended
if (error) fail(`Could not start ${node}: ${error.message}`)
process.exit(code)
