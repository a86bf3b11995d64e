import type { ReactNode } from 'react'
import type { Hour } from '../hour.ts'
export type StampProps = {
  /** Its name in the document: the same picture twice on a page may share it. */
  id: string
  /** The block, or as a child where several stamps share one. */
  path?: string
  tone: 'line' | 'mid' | 'glow' | 'shade'
  /** Where it is pressed: every corner of this line. */
  at: string
  turn?: number
  hour?: Hour
  children?: ReactNode
}

/** One block pressed many times: an SVG marker costs six bytes a leaf where a path costs ninety. */
export function Stamp({ id, path, tone, at, turn, hour, children }: StampProps) {
  return (
    <>
      <marker id={id} data-hour={hour} data-tone={tone} orient={turn}>
        {path && <path d={path} />}
        {children}
      </marker>
      <path data-tone="stamps" markerMid={`url(#${id})`} d={at} />
    </>
  )
}

/** The wash of the hills, thinning towards the foot of the picture like valley mist. */
export function Mist({ id, d }: { id: string; d: string }) {
  return (
    <>
      <linearGradient id={id} x2="0" y2="1">
        <stop offset=".35" stopColor="var(--accent-soft)" />
        <stop offset="1" stopColor="var(--accent-soft)" stopOpacity="0" />
      </linearGradient>
      <path fill={`url(#${id})`} stroke="none" d={d} />
    </>
  )
}
