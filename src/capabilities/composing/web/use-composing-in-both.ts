import { useEffect, useRef } from 'react'
import type { Language } from '#kit/i18n/language.ts'
import { useLanguage } from '#kit/i18n/web/language.tsx'
import type { ComposeKind } from '#knowledge/poetry/kinds.ts'
import {
  type Composing,
  type ComposingInput,
  type HandedOver,
  useComposing,
} from './use-composing.ts'

/**
 * Has a text written that follows the language of the page: switched, it is written in the other
 * one too, and the first stands until then. Back again, it is the first. Not for what is somebody's
 * own work, a poem or a story, which stays in its language.
 */
export function useComposingInBoth<Kind extends ComposeKind>(
  kind: Kind,
  ...handedOver: HandedOver<Kind>
): Composing<Kind> {
  const { language } = useLanguage()
  const each: Record<Language, Composing<Kind>> = {
    en: useComposing(kind, ...handedOver),
    np: useComposing(kind, ...handedOver),
  }
  const own = each[language]
  const other = each[language === 'en' ? 'np' : 'en']
  const asked = useRef<ComposingInput<Kind> | null>(null)
  const isSettled = own.status === 'done' || other.status !== 'done'

  useEffect(() => {
    const input = asked.current
    if (!input || own.status !== 'idle' || other.status === 'idle') return
    if (other.status !== 'done') other.clear()
    // Everybody has the same horoscope; of the rest, what our composer draws is drawn alike.
    own.start(kind === 'horoscope' ? input : { seed: other.seed, ...input })
  })

  return {
    ...(isSettled ? own : other),
    start(input) {
      asked.current = input
      other.clear()
      own.start(input)
    },
    again() {
      other.clear()
      own.again()
    },
    writeHere() {
      other.clear()
      own.writeHere()
    },
    stop: own.stop,
    clear() {
      asked.current = null
      own.clear()
      other.clear()
    },
  }
}
