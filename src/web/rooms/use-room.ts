import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Language } from '#kit/i18n/language.ts'
import { usePath } from '#kit/page/web/location.tsx'
import type { OpenRoom, Room } from './room.ts'
import { tidyPath } from './routes.ts'

export interface RoomState {
  readonly room: Room
  /** Another room is on its way; the one before stays on the screen until it is whole. */
  readonly opening: boolean
  readonly failed: boolean
  show(room: Room, also?: () => void): void
  retry(): void
}

export function useRoom(first: Room, language: Language, openRoom: OpenRoom): RoomState {
  const path = tidyPath(usePath())
  const [room, setRoom] = useState(first)
  const [progress, setProgress] = useState<'idle' | 'opening' | 'failed'>('idle')
  const [attempt, setAttempt] = useState(0)
  // The server calls an unknown address by another name than the browser does.
  const shownPath = useRef(path)

  const show = useCallback((next: Room, also?: () => void) => {
    inTransition(() => {
      setRoom(next)
      setProgress('idle')
      also?.()
    })
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt more is a reason to try again
  useEffect(() => {
    if (path === shownPath.current) {
      setProgress('idle')
      return
    }
    let wanted = true
    setProgress('opening')
    openRoom(path, language).then(
      (next) => {
        if (!wanted) return
        shownPath.current = path
        show(next)
      },
      () => wanted && setProgress('failed'),
    )
    return () => {
      wanted = false
    }
  }, [path, language, openRoom, show, attempt])

  return {
    room,
    opening: progress === 'opening',
    failed: progress === 'failed',
    show,
    retry: () => setAttempt((count) => count + 1),
  }
}

/** A soft change where the browser has view transitions and the visitor has not asked for stillness. */
function inTransition(change: () => void): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (still || !document.startViewTransition || document.visibilityState === 'hidden') {
    flushSync(change)
    return
  }
  document.startViewTransition(() => flushSync(change))
}
