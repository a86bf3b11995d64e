/**
 * One at a time in this folder: installing, building. Node's own parts only.
 *
 * A lock is a folder that holds one file, named by its holder, who touches it
 * every second. One that nobody touches belongs to nobody: the first who
 * renames that very file has it. Neither numbers of processes nor clocks are
 * compared, since both lie between containers that share a folder.
 */
import { randomBytes } from 'node:crypto'
import {
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const cache = fileURLToPath(new URL('../.cache', import.meta.url))

/** In seconds, untouched: far longer than a busy machine makes anybody wait. */
const usualPatience = 15

/** `onWait` is called once, when somebody else is found at it. */
export async function withLock(
  name,
  work,
  { folder = cache, onWait = () => {}, patience = usualPatience } = {},
) {
  mkdirSync(folder, { recursive: true })
  const lock = join(folder, `${name}.lock`)
  const me = randomBytes(8).toString('hex')
  await take(lock, me, onWait, patience * 10)
  const touching = setInterval(() => touch(join(lock, me)), 1_000)
  const letGo = () => release(lock, me)
  process.once('exit', letGo)
  try {
    return await work()
  } finally {
    clearInterval(touching)
    process.off('exit', letGo)
    letGo()
  }
}

async function take(lock, me, onWait, mostLooks) {
  let seen = ''
  let looks = 0
  for (let waited = 0; !(takeFree(lock, me) || (looks > mostLooks && takeOver(lock, seen, me))); ) {
    if (waited++ === 0) onWait()
    await pause(100)
    const now = look(lock)
    looks = now === seen ? looks + 1 : 0
    seen = now
  }
}

/** A folder that holds something is never replaced: of many who try at once, one succeeds. */
function takeFree(lock, me) {
  const draft = `${lock}.${me}`
  mkdirSync(draft, { recursive: true })
  writeFileSync(join(draft, me), '')
  try {
    renameSync(draft, lock)
    return true
  } catch {
    rmSync(draft, { recursive: true, force: true })
    return false
  }
}

function takeOver(lock, seen, me) {
  try {
    renameSync(join(lock, seen.split(' ')[0]), join(lock, me))
    return true
  } catch {
    return false
  }
}

/** Who holds it, and when that one touched it last. */
function look(lock) {
  try {
    const [holder = ''] = readdirSync(lock)
    return `${holder} ${statSync(join(lock, holder)).mtimeMs}`
  } catch {
    return ''
  }
}

function touch(file) {
  const now = new Date()
  try {
    utimesSync(file, now, now)
  } catch {
    // Somebody took us for dead; what is under way cannot be taken back.
  }
}

function release(lock, me) {
  try {
    rmSync(join(lock, me))
    rmdirSync(lock)
  } catch {
    // The next one is in already.
  }
}
