/**
 * Whoever starts a process ends it, and what that one started as well: also
 * when it went into a group of its own, outlived its parent, or does not listen.
 * Node's own parts only: `run.mjs` needs this before anything is installed.
 */
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const windows = process.platform === 'win32'
const endTree = fileURLToPath(new URL('./end-tree.sh', import.meta.url))

/** In seconds: longer than the ten that the server takes to finish what is under way. */
const usualPatience = 12

/** Of everything below one command; a command within a command carries both marks. */
const marks = 'VOICE_OF_HEART_PROCESSES'

/** A process whose parent ends is given another one. npm puts a shell between, which stays when npm is gone. */
const elders = findElders()

/** `patience` is for whoever was asked to end, in seconds; all else is as for `spawn`. */
export function startTree(
  command,
  words,
  { env = process.env, patience = usualPatience, ...options } = {},
) {
  const mark = randomBytes(12).toString('hex')
  const watcher = watchOver(mark, patience)
  const child = spawn(command, words, {
    ...options,
    env: { ...env, [marks]: [process.env[marks], mark].filter(Boolean).join(' ') },
  })
  const exited = new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, error }))
    child.once('exit', (code, signal) => resolve({ code: code ?? 1, signal }))
  })
  let asked = false
  return {
    child,

    /** How the command ended, once all that it started is gone. */
    ended: exited.then(async (ending) => {
      await watcher.endAll(child)
      return ending
    }),

    /** Asks the command, which may finish what it does; then nobody is asked any more. */
    end(signal = 'SIGTERM') {
      child.kill(signal)
      if (asked) return
      asked = true
      const insist = setTimeout(() => watcher.endAll(child), patience * 1000)
      exited.then(() => clearTimeout(insist))
    },
  }
}

/**
 * Ends a tree, and then this process, when it is asked to end or when the npm
 * that started it is gone. Without npm nobody stands between us and who asks.
 */
export function endWithUs(tree) {
  let ending = false
  const end = (signal) => {
    ending = true
    tree.end(signal)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end)
  const looking = setInterval(() => {
    if (!ending && process.env.npm_lifecycle_event && findElders() !== elders) end('SIGTERM')
  }, 300)
  tree.ended.then(({ code }) => {
    clearInterval(looking)
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(signal, end)
    if (ending) process.exit(code)
  })
}

function findElders() {
  const parent = process.ppid
  try {
    const [, parentOfParent] = readFileSync(`/proc/${parent}/stat`, 'utf8')
      .split(') ')
      .at(-1)
      .split(' ')
    return `${parent} ${parentOfParent}`
  } catch {
    return `${parent}`
  }
}

/** A process of its own, and a shell because it is small: it is there when this one was killed. */
function watchOver(mark, patience) {
  if (windows) return { endAll: endOnWindows }
  const watcher = spawn('sh', [endTree, String(Math.ceil(patience * 10))], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  const gone = new Promise((resolve) => {
    watcher.once('error', resolve)
    watcher.once('exit', resolve)
  })
  watcher.stdin.on('error', () => {})
  watcher.stdin.write(`${mark}\n`)
  return {
    endAll() {
      watcher.stdin.end()
      return gone
    },
  }
}

/** Windows knows who started whom; whoever lost its parent there is not found. */
function endOnWindows(child) {
  return new Promise((resolve) => {
    const ending = spawn('taskkill', ['/pid', String(child.pid), '/T', '/F'], { stdio: 'ignore' })
    ending.once('error', resolve)
    ending.once('exit', resolve)
  })
}
