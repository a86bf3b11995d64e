import { type FormEvent, type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { useCare } from '#capabilities/care/web/use-care.ts'
import { useWords } from '#kit/i18n/web/language.tsx'
import { countGraphemes } from '#kit/text/count.ts'
import { Icon } from '#kit/ui/web/icon.tsx'
import { send } from '#kit/ui/web/icons.ts'
import { longestMessage } from '../message-text.ts'
import type { Words } from '../words/en.ts'
import styles from './composer.module.css'
import { say, tellTyping } from './say.ts'
import type { Talk } from './talk.ts'
import { changeTalk } from './talk-store.ts'

export interface ComposerProps {
  readonly isOn: boolean
  /** While a decision about the message is asked for. */
  readonly isAsked: boolean
  readonly talk: Talk
  readonly field: RefObject<HTMLTextAreaElement | null>
}

const problemWords = {
  blank: 'community.chat.blank',
  too_long: 'community.chat.tooLong',
  forbidden: 'community.chat.forbidden',
} as const

/** Switched off until somebody is there. */
export function Composer({ isOn, isAsked, talk, field }: ComposerProps) {
  const t = useWords<Words>()
  const id = useId()
  const [problem, setProblem] = useState<keyof typeof problemWords | undefined>()
  const { draft } = talk
  useCare(draft)
  const left = longestMessage - countGraphemes(draft)
  const isReady = isOn && !isAsked
  const wrong = problem && problemWords[problem]

  async function submit(event?: FormEvent) {
    event?.preventDefault()
    if (!isReady) return
    const found = await say(draft)
    setProblem(found)
    if (found) field.current?.focus()
    else changeTalk((now) => (now.draft === draft ? { ...now, draft: '' } : now))
  }

  function write(text: string) {
    setProblem(undefined)
    changeTalk((now) => ({ ...now, draft: text }))
    if (text !== '') tellTyping()
  }

  function press(event: KeyboardEvent) {
    // Enter also ends a word that an input method is still composing.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void submit()
  }

  return (
    <form className={styles.composer} onSubmit={submit}>
      {wrong && (
        <p id={`${id}-problem`} className={styles.problem} role="alert">
          {t(wrong)}
        </p>
      )}
      <div className={styles.row}>
        <label htmlFor={id} className="visually-hidden">
          {t('community.chat.input')}
        </label>
        <textarea
          ref={field}
          id={id}
          rows={1}
          dir="auto"
          className={styles.field}
          value={draft}
          disabled={!isOn}
          readOnly={isAsked}
          placeholder={t(isOn ? 'community.chat.placeholder' : 'community.chat.placeholderOff')}
          enterKeyHint="send"
          autoComplete="off"
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong ? `${id}-problem` : `${id}-left`}
          onChange={(event) => write(event.target.value)}
          onKeyDown={press}
        />
        <button type="submit" className={styles.send} disabled={!isReady}>
          <Icon path={send} label={t('community.chat.send')} />
        </button>
      </div>
      <p id={`${id}-left`} className={styles.left} data-over={left < 0 || undefined}>
        {left <= 40 && t('community.chat.remaining', { n: left })}
      </p>
    </form>
  )
}
