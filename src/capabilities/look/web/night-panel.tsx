import type { ReactNode } from 'react'
import { starlet } from './art/blocks.ts'
import styles from './night-panel.module.css'

/** A piece of night, dark on light paper too, with what was found written under its sky. */
export function NightPanel({
  children,
  className,
}: {
  children: ReactNode
  className?: string | undefined
}) {
  return <div className={[styles.night, className].filter(Boolean).join(' ')}>{children}</div>
}

export interface NightSkyProps {
  readonly width?: number
  readonly height: number
  /** Faint stars: a path of lines of no length. */
  readonly specks: string
  readonly children: ReactNode
}

/** A drawing that says nothing the words beneath it do not. */
export function NightSky({ width = 240, height, specks, children }: NightSkyProps) {
  const box = `0 0 ${width} ${height}`
  return (
    <svg className={styles.sky} viewBox={box} aria-hidden="true" focusable="false">
      <path className={styles.specks} d={specks} />
      {children}
    </svg>
  )
}

export function Star({ x, y, size = 1 }: { x: number; y: number; size?: number }) {
  const transform = `translate(${x} ${y})${size === 1 ? '' : ` scale(${size})`}`
  return <path className={styles.star} d={starlet} transform={transform} />
}

/** With what stands in it drawn on it: night in both themes, for the moon is gold in both. */
export function Moon({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <>
      <circle className={styles.halo} cx={x} cy={y} r={size + 14} />
      <circle className={styles.moon} cx={x} cy={y} r={size} />
    </>
  )
}
