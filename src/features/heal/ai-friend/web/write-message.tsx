import type { FormEvent, KeyboardEvent } from 'react'
import { useCare } from '#capabilities/care/web/use-care.ts'
import { useDraft } from '#capabilities/vault/web/use-draft.ts'
import { useWords } from '#kit/i18n/web/language.tsx'
import { countGraphemes } from '#kit/text/count.ts'
import { isBlank, withoutForbiddenCharacters } from '#kit/text/normalise.ts'
import { Button } from '#kit/ui/web/button.tsx'
import { send } from '#kit/ui/web/icons.ts'
import { ScriptForm } from '#kit/ui/web/script-form.tsx'
import { TextArea } from '#kit/ui/web/text-area.tsx'
import { longest } from '#knowledge/poetry/kinds.ts'
import type { Words } from '../words/en.ts'
import styles from './ai-friend.module.css'

export interface WriteMessageProps {
  /** Where unsent words are kept, if anywhere. */
  readonly draft: string | null
  readonly busy: boolean
  onSay(text: string): void
  /** Somebody is about to write. */
  onWake(): void
}

/** Stays at the foot of what can be seen, above the keyboard of the phone. */
export function WriteMessage({ draft: place, busy, onSay, onWake }: WriteMessageProps) {
  const t = useWords<Words>()
  const draft = useDraft(place)
  const { text } = draft
  useCare(text)
  const message = withoutForbiddenCharacters(text).trim()
  const over = countGraphemes(message) - longest.message
  const tooLong = over > 0 && t('heal.ai-friend.over', { n: over })

  function say(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    onSay(message)
    void draft.throwAway()
  }

  /** Enter sends where there are real keys; on a phone it is how one begins a new line. */
  function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
    const { key, shiftKey, nativeEvent, currentTarget } = event
    if (key !== 'Enter' || shiftKey || nativeEvent.isComposing) return
    if (!matchMedia('(pointer: fine)').matches) return
    event.preventDefault()
    currentTarget.form?.requestSubmit()
  }

  return (
    <ScriptForm className={styles.write} onSubmit={say}>
      <TextArea
        ref={draft.field}
        label={t('heal.ai-friend.write')}
        hideLabel
        placeholder={t('heal.ai-friend.placeholder')}
        missing={isBlank(message) ? t('heal.ai-friend.blank') : tooLong}
        error={tooLong}
        rows={2}
        value={text}
        onChange={({ target }) => draft.setText(target.value)}
        dir="auto"
        onFocus={onWake}
        onKeyDown={sendOnEnter}
      />
      <Button type="submit" icon={send} busy={busy}>
        {t('heal.ai-friend.send')}
      </Button>
    </ScriptForm>
  )
}
