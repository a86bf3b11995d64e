/// <reference types="vite/client" />
import { type ComponentType, useEffect, useRef, useState } from 'react'
import './art/art.module.css'
import styles from './picture.module.css'

export type PictureName = 'home' | 'express' | 'heal' | 'discover' | 'community'
type Drawing = ComponentType
type Files<Value> = Record<string, Value>

const files = import.meta.glob<Drawing>('./art/*-art.tsx', { import: 'default' })
const fileOf = (name: PictureName) => `./art/${name}-art.tsx`

/** On the server all drawings are at hand: they are part of the page it makes. */
let drawn: Files<Drawing> = {}
export function holdDrawings(all: Files<Drawing>): void {
  drawn = all
}

/**
 * A drawing that stands still. It comes within the page, so its code is fetched only by those who
 * walk here from another page: nobody loads the same lines twice.
 */
export function Picture({ of: name }: { of: PictureName }) {
  const frame = useRef<HTMLDivElement>(null)
  const [Fetched, setFetched] = useState<Drawing>()
  const Now = drawn[fileOf(name)]

  useEffect(() => {
    if (frame.current?.firstChild) return
    let isAwaited = true
    files[fileOf(name)]?.().then(
      (drawing) => isAwaited && setFetched(() => drawing),
      // Without it the page says all the same.
      () => undefined,
    )
    return () => {
      isAwaited = false
    }
  }, [name])

  const shape = { className: styles.picture, 'data-of': name }
  if (Now || Fetched) {
    const Art = (Now ?? Fetched) as Drawing
    return (
      <div key="drawn" {...shape}>
        <Art />
      </div>
    )
  }
  return (
    <div
      key="kept"
      ref={frame}
      {...shape}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set: what the server drew is left as it is
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}
