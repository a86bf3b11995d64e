import { createHash } from 'node:crypto'
import type { PreviewPicture, Scenery } from '#kit/page/scenery.ts'

/** Counted up when the same words are drawn in another way: apps keep a picture for as long as its address. */
const drawnAs = 1

export const pictureFolder = '/preview'

/** Up to seventeen kilobytes each, the same for all pictures of an hour. */
const stamps = new WeakMap<Scenery, string>()

/** Changes with whatever is drawn. */
export function versionOf({ language, words, scenery }: PreviewPicture): string {
  const stamp = stamps.get(scenery) ?? hashOf(scenery)
  stamps.set(scenery, stamp)
  return hashOf([drawnAs, language, words, stamp]).slice(0, 12)
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url')
}

/** `/preview/<version>/np/discover/rashifal.png?sign=leo` */
export function addressOfPicture(
  path: string,
  query: string | undefined,
  picture: PreviewPicture,
): string {
  const name = path === '/' ? '/home' : path
  const asked = query ? `?${query}` : ''
  return `${pictureFolder}/${versionOf(picture)}/${picture.language}${name}.png${asked}`
}

/** The page that the end of such an address speaks of. */
export function pathOfPicture(name: string): string | undefined {
  const [, path] = /^([\w/-]+)\.png$/.exec(name) ?? []
  return path === 'home' ? '/' : path && `/${path}`
}
