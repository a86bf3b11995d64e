import type {} from '#kit/web/trusted-types.ts'
import styles from './picture.module.css'

/** The picture of an area, or the small one beside the name of a room: `express.diary`. */
export type PictureName =
  | 'home'
  | 'express'
  | 'heal'
  | 'discover'
  | 'community'
  | `${string}.${string}`
type Drawn = (name: PictureName) => string

/** On the server all drawings are at hand: they are part of the page it makes. */
let drawn: Drawn = () => globalThis.trustedTypes?.emptyHTML ?? ''
export function holdDrawings(all: Drawn): void {
  drawn = all
}

/**
 * A drawing that stands still. It comes within the page, so its code is fetched only by those who
 * walk here from another page: nobody loads the same lines twice.
 */
export function Picture({ of: name }: { of: PictureName }) {
  return (
    <div
      key={name}
      ref={fill}
      className={styles.picture}
      data-of={name}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own lines, and in a browser none: what the server drew is left as it is
      dangerouslySetInnerHTML={{ __html: drawn(name) }}
    />
  )
}

function fill(frame: HTMLElement | null): void {
  // A narrow window leaves some out.
  if (!frame?.offsetParent || frame.firstChild) return
  import('./draw.tsx')
    .then((pen) => pen.draw(frame))
    // Without it the page says all the same.
    .catch(() => undefined)
}
