import { useCallback, useEffect, useRef, useState } from 'react'
import type { Language } from '#kit/i18n/language.ts'
import { useLanguage } from '#kit/i18n/web/language.tsx'
import type { ComposeKind } from '#knowledge/poetry/kinds.ts'
import type { BodyOf } from '../contract.ts'
import type { LookupsFor } from '../lookups.ts'
import { afterStop, type ComposingState, idleState } from './composing-state.ts'
import { nextSeed } from './next-seed.ts'

/** What a screen hands over; the language is that of the screen unless it says another. */
export type ComposingInput<Kind extends ComposeKind> = Omit<BodyOf<Kind>, 'language' | 'here'> & {
  language?: Language
}

export interface Composing<Kind extends ComposeKind> extends ComposingState<Kind> {
  /** Begins anew; what was being written before is left. */
  start(input: ComposingInput<Kind>): void
  /** The same again, as another text. */
  again(): void
  /** The same again, written on this device by our own composer. */
  writeHere(): void
  /** Enough: what came stays. */
  stop(): void
  /** Back to an empty page. */
  clear(): void
}

/** A room answers a tap without it: it comes once the room stands. */
const fetchWriting = () => import('./write-text.ts')

/** How to work out what a kind needs to know; only the screens of love and life path have to. */
export type HandedOver<Kind extends ComposeKind> =
  object extends LookupsFor<Kind> ? [] : [lookups: LookupsFor<Kind>]

/** Has a text written, by whoever can: the server's writer, or this device where there is none. */
export function useComposing<Kind extends ComposeKind>(
  kind: Kind,
  ...handedOver: HandedOver<Kind>
): Composing<Kind> {
  const { language } = useLanguage()
  const [state, setState] = useState(() => idleState<Kind>(language))
  const underWay = useRef<AbortController | null>(null)
  const lastInput = useRef<ComposingInput<Kind> | null>(null)
  const [given] = handedOver
  const lookups = useRef(given)
  lookups.current = given

  useEffect(() => {
    fetchWriting().catch(() => {})
    return () => underWay.current?.abort()
  }, [])

  const begin = useCallback(
    (input: ComposingInput<Kind>, here: boolean) => {
      underWay.current?.abort()
      const controller = new AbortController()
      underWay.current = controller
      lastInput.current = input
      const asked = { language, ...input }
      const body = { ...asked, seed: seedOf(kind, asked) } as unknown as BodyOf<Kind>
      setState({ ...idleState<Kind>(body.language), status: 'writing' })
      const whileWanted = (change: (state: ComposingState<Kind>) => ComposingState<Kind>) => {
        if (!controller.signal.aborted) setState(change)
      }
      fetchWriting().then(
        ({ writeText }) =>
          writeText(kind, body, lookups.current, here, controller.signal, whileWanted),
        () => whileWanted((state) => ({ ...state, status: 'failed', problem: 'offline' })),
      )
    },
    [kind, language],
  )

  const start = useCallback((input: ComposingInput<Kind>) => begin(input, false), [begin])
  const repeat = useCallback(
    (here: boolean) => {
      const input = lastInput.current
      // A seed would bring the very same text again.
      if (input) begin({ ...input, seed: undefined } as ComposingInput<Kind>, here)
    },
    [begin],
  )
  const again = useCallback(() => repeat(false), [repeat])
  const writeHere = useCallback(() => repeat(true), [repeat])
  const stop = useCallback(() => {
    underWay.current?.abort()
    setState(afterStop)
  }, [])
  const clear = useCallback(() => {
    underWay.current?.abort()
    setState(idleState<Kind>(language))
  }, [language])

  return { ...state, start, again, writeHere, stop, clear }
}

/** A reading is the same for everybody, and is not counted. */
function seedOf(kind: ComposeKind, asked: { seed?: string | undefined }): string | undefined {
  return asked.seed ?? (kind === 'horoscope' ? undefined : nextSeed(kind, asked))
}
