import { Refusal } from '#kit/http/web/ask-server.ts'
import { mostOfBox, sizeCounted } from '../../box-sizes.ts'
import { fromBase64url } from '../base64url.ts'
import type { Box, BoxLog, NewEntry } from '../box.ts'

interface Kept extends NewEntry {
  readonly n: number
  readonly size: number
}

/** A box as the server keeps it, to look into and to set back. */
export interface BoxInMemory extends Box {
  readonly entries: Kept[]
  /** It has what it had at some earlier time. */
  restore(entries: readonly Kept[], head: number): void
  log(): BoxLog
}

export function createBoxInMemory({ pageSize = 6000, most = mostOfBox } = {}): BoxInMemory {
  let entries: Kept[] = []
  let head = 0
  let first = 1
  let isOpen = false

  const bytes = () => entries.reduce((sum, { size }) => sum + size, 0)
  const log = (): BoxLog => ({ head, first, bytes: bytes() })

  function look(): void {
    if (!isOpen) throw new Refusal('unknown_box', 404)
  }

  function add(given: readonly NewEntry[], kept: readonly Kept[]): void {
    const fresh = given.filter(({ id }) => !kept.some((each) => each.id === id))
    const added = fresh.map((entry, at) => {
      const size = sizeCounted(fromBase64url(entry.sealed).length)
      return { ...entry, n: head + 1 + at, size }
    })
    const all = [...kept, ...added]
    if (all.reduce((sum, { size }) => sum + size, 0) > most) throw new Refusal('box_full', 507)
    entries = all
    head += added.length
  }

  return {
    get entries() {
      return entries
    },
    log,

    async open() {
      isOpen = true
      return log()
    },

    async read(after) {
      look()
      const isForeign = after > head
      const anew = isForeign || (after > 0 && after + 1 < first)
      const following = entries.filter(({ n }) => n > (isForeign ? 0 : after))
      const page: Kept[] = []
      let size = 0
      for (const entry of following) {
        size += entry.size
        if (page.length > 0 && size > pageSize) break
        page.push(entry)
      }
      const more = page.length < following.length
      return { ...log(), entries: page.map(({ n, id, sealed }) => ({ n, id, sealed })), more, anew }
    },

    async append(given) {
      look()
      add(given, entries)
      return log()
    },

    async replace({ head: expected, through, entries: given }) {
      look()
      if (expected !== head) throw new Refusal('box_moved', 409)
      add(
        given,
        entries.filter(({ n }) => n > through),
      )
      first = Math.max(first, through + 1)
      return log()
    },

    async remove() {
      look()
      isOpen = false
      entries = []
      head = 0
      first = 1
    },

    restore(before, at) {
      entries = [...before]
      head = at
      first = before[0]?.n ?? at + 1
    },
  }
}
