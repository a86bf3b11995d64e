import { createHash } from 'node:crypto'
import type { PreviewPicture } from '#kit/page/scenery.ts'

/** Counted up when the same words are drawn in another way: apps keep a picture for as long as its address. */
const drawnAs = 1

export const pictureFolder = '/preview'

/** Changes with whatever is drawn. */
export function versionOf(picture: PreviewPicture): string {
  return createHash('sha256')
    .update(`${drawnAs} ${JSON.stringify(picture)}`)
    .digest('base64url')
    .slice(0, 12)
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
