import { useCallback, useEffect, useState } from 'react'
import { paragraphsOf, readingTime, thinkingTime } from '../../talk/pace.ts'

export interface Revealing {
  /** Of the message that is coming. */
  readonly id: string
  /** Paragraphs that are on the screen; as long as there is none, three dots. */
  readonly shown: number
}

interface Coming extends Revealing {
  readonly paragraphs: readonly string[]
  /** How long somebody has waited already. */
  readonly waited: number
}

export interface Reveal {
  readonly revealing: Revealing | undefined
  begin(id: string, text: string, waited: number): void
}

/** A reply comes like one that is being said; whoever taps or types has all of it at once. */
export function useReveal(): Reveal {
  const [coming, setComing] = useState<Coming>()
  const isComing = coming !== undefined

  const begin = useCallback((id: string, text: string, waited: number) => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    setComing({ id, shown: 0, paragraphs: paragraphsOf(text), waited })
  }, [])

  useEffect(() => {
    if (!coming) return
    const timer = setTimeout(() => setComing(afterNext(coming)), pauseIn(coming))
    return () => clearTimeout(timer)
  }, [coming])

  useEffect(() => {
    if (!isComing) return
    const showAll = () => setComing(undefined)
    addEventListener('pointerdown', showAll)
    addEventListener('keydown', showAll)
    return () => {
      removeEventListener('pointerdown', showAll)
      removeEventListener('keydown', showAll)
    }
  }, [isComing])

  return { revealing: coming, begin }
}

function pauseIn({ shown, paragraphs, waited }: Coming): number {
  if (shown === 0) return Math.max(0, thinkingTime(paragraphs.join('\n')) - waited)
  return readingTime(paragraphs[shown - 1] ?? '')
}

function afterNext(coming: Coming): Coming | undefined {
  const shown = coming.shown + 1
  return shown < coming.paragraphs.length ? { ...coming, shown } : undefined
}
