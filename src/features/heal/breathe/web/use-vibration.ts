import { useEffect } from 'react'
import type { Phase } from '#capabilities/breathing/rhythm/pattern.ts'

/** Told apart with closed eyes: two short for in, one long for out, stillness for the rest. */
export const vibrations: Readonly<Partial<Record<Phase, number[]>>> = {
  inhale: [60, 90, 60],
  exhale: [260],
}

export function canVibrate(): boolean {
  return typeof navigator !== 'undefined' && 'vibrate' in navigator
}

export function useVibration(phase: Phase, cycle: number, isWanted: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same phase comes again each round
  useEffect(() => {
    const vibration = vibrations[phase]
    if (isWanted && canVibrate() && vibration) navigator.vibrate(vibration)
  }, [phase, cycle, isWanted])

  useEffect(() => {
    if (isWanted) return () => void (canVibrate() && navigator.vibrate(0))
  }, [isWanted])
}
