import type { Language } from '#kit/i18n/language.ts'
import type { ComposeKind } from '#knowledge/poetry/kinds.ts'
import type { FieldsOf } from '../contract.ts'
import type { ComposeEvent, WrittenBy } from '../events.ts'

export interface ComposingState<Kind extends ComposeKind> {
  /** `failed`: nothing was written; `text`, where there is any, says so in the visitor's language. */
  readonly status: 'idle' | 'writing' | 'done' | 'failed'
  /** As much as there is so far. */
  readonly text: string
  readonly fields: FieldsOf<Kind> | undefined
  readonly source: WrittenBy | undefined
  /** What our composer drew from; what it writes next of the same is drawn from it too. */
  readonly seed: string | undefined
  /** Why another wrote than expected: `offline`, `busy`, `budget`, or how the service failed. */
  readonly reason: string | undefined
  /** The language the text is in, for its `lang`: the screen may have been switched since. */
  readonly language: Language
  /** The visitor's words sound like somebody who needs help now: show where to find it. */
  readonly care: boolean
  readonly cut: 'time' | 'visitor' | undefined
  /** The code of the problem, where the server refused what was sent. */
  readonly problem: string | undefined
}

export function idleState<Kind extends ComposeKind>(language: Language): ComposingState<Kind> {
  return {
    status: 'idle',
    text: '',
    fields: undefined,
    source: undefined,
    seed: undefined,
    reason: undefined,
    language,
    care: false,
    cut: undefined,
    problem: undefined,
  }
}

/** What the screen shows after one more event. */
export function afterEvent<Kind extends ComposeKind>(
  state: ComposingState<Kind>,
  { event, data }: ComposeEvent,
): ComposingState<Kind> {
  switch (event) {
    case 'source':
      return {
        ...state,
        source: data.source,
        seed: data.seed,
        reason: data.reason,
        care: data.care === true,
      }
    case 'text':
      return { ...state, text: state.text + data.delta }
    case 'done':
      return {
        ...state,
        status: 'done',
        text: data.text,
        fields: data.fields as FieldsOf<Kind>,
        cut: data.cut && 'time',
      }
    case 'fallback':
      return {
        ...state,
        status: data.failed ? 'failed' : 'done',
        text: data.text,
        fields: data.fields as FieldsOf<Kind>,
        source: data.source,
        reason: data.reason,
      }
  }
}

/** The visitor has enough: what came stays. */
export function afterStop<Kind extends ComposeKind>(
  state: ComposingState<Kind>,
): ComposingState<Kind> {
  if (state.status !== 'writing') return state
  if (state.text.trim() === '') return idleState(state.language)
  return { ...state, status: 'done', text: state.text.trimEnd(), cut: 'visitor' }
}
