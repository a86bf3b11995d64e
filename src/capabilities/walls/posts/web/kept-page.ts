import { device } from '#kit/web/device-store.ts'
import type { Post } from '../../contract.ts'
import type { Wall } from '../../walls.ts'

/** The first page as it was last seen, for days without a network. Nothing in it is the visitor's own. */
export interface KeptPage {
  readonly at: number
  readonly posts: readonly Post[]
}

const keyOf = (wall: Wall) => `wall ${wall}`

export function keepPage(wall: Wall, page: KeptPage): void {
  if (page.posts.length === 0) device.forget(keyOf(wall))
  else device.keep(keyOf(wall), JSON.stringify(page))
}

export function readKeptPage(wall: Wall): KeptPage | null {
  const kept = device.readJson<KeptPage>(keyOf(wall))
  return Array.isArray(kept?.posts) && kept.posts.length > 0 ? kept : null
}
