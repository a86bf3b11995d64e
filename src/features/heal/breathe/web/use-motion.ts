import { type RefObject, useEffect } from 'react'
import { turnsOf } from '#capabilities/breathing/rhythm/fullness.ts'
import { type Pattern, secondsInRound } from '#capabilities/breathing/rhythm/pattern.ts'
import { elapsedOf, type Rhythm } from '#capabilities/breathing/rhythm/rhythm.ts'

/** How a ring of petals stands when the lungs are empty; full, it stands as it is drawn. */
const closed = {
  outer: { scale: 0.54, turn: -36 },
  middle: { scale: 0.62, turn: 30 },
  inner: { scale: 0.72, turn: -22 },
  heart: { scale: 0.94, turn: 0 },
} as const

type Ring = keyof typeof closed

const driftSeconds = 240
const riverSeconds = 400

/** Slow to begin, slow to end, as lungs are. */
const breathing = 'cubic-bezier(0.4, 0, 0.5, 1)'

/**
 * Lays the whole round on the shape once and lets the browser play it: nothing is worked out
 * from frame to frame, and a tab that was hidden is at once where the clock is.
 */
export function useMotion(
  flower: RefObject<HTMLElement | null>,
  rhythm: Rhythm,
  still: boolean,
): void {
  useEffect(() => {
    const element = flower.current
    if (!element || still || rhythm.status === 'idle' || !element.animate) return
    const animations = lay(element, rhythm.pattern)

    function place() {
      const elapsed = elapsedOf(rhythm, performance.now())
      for (const animation of animations) {
        if (rhythm.status === 'paused') animation.pause()
        animation.currentTime = elapsed
      }
    }

    place()
    document.addEventListener('visibilitychange', place)
    return () => {
      document.removeEventListener('visibilitychange', place)
      for (const animation of animations) animation.cancel()
    }
  }, [flower, rhythm, still])
}

function lay(element: HTMLElement, pattern: Pattern): Animation[] {
  const duration = secondsInRound(pattern) * 1000
  const play = (layer: string, frames: Keyframe[], lasting = duration) =>
    [...element.querySelectorAll(`[data-layer="${layer}"]`)].map((part) =>
      part.animate(frames, { duration: lasting, iterations: Number.POSITIVE_INFINITY }),
    )
  return [
    ...(Object.keys(closed) as Ring[]).flatMap((ring) => play(ring, framesOf(ring, pattern))),
    ...play('ripple', rippleFrames(pattern, 0)),
    ...play('ripple-after', rippleFrames(pattern, 0.42)),
    ...play('drift', [{ rotate: '0deg' }, { rotate: '360deg' }], driftSeconds * 1000),
    ...play('river', [{ rotate: '0deg' }, { rotate: '-360deg' }], riverSeconds * 1000),
  ]
}

function framesOf(ring: Ring, pattern: Pattern): Keyframe[] {
  const { scale, turn } = closed[ring]
  return turnsOf(pattern).map(({ offset, fullness }) => ({
    offset,
    easing: breathing,
    transform: `rotate(${(turn * (1 - fullness)).toFixed(3)}deg) scale(${(
      scale + (1 - scale) * fullness
    ).toFixed(4)})`,
  }))
}

/** With each breath out a ring runs over the water and is gone; `late` is its share of delay. */
function rippleFrames({ inhale, hold, exhale, pause }: Pattern, late: number): Keyframe[] {
  const round = inhale + hold + exhale + pause
  const from = (inhale + hold + exhale * late) / round
  const until = (inhale + hold + exhale) / round
  const lost = { opacity: 0, transform: 'scale(0.9)' }
  return [
    { offset: 0, ...lost },
    { offset: from, ...lost },
    { offset: from + (until - from) * 0.5, opacity: 0.7, transform: 'scale(1.2)' },
    { offset: until, opacity: 0, transform: 'scale(1.54)' },
    { offset: 1, opacity: 0, transform: 'scale(1.54)' },
  ]
}
