import { type FormEvent, useState } from 'react'
import { useCare } from '#capabilities/care/web/use-care.ts'
import { WriteButton } from '#capabilities/composing/web/write-button.tsx'
import { useWords } from '#kit/i18n/web/language.tsx'
import { countGraphemes } from '#kit/text/count.ts'
import { isBlank, withoutForbiddenCharacters } from '#kit/text/normalise.ts'
import { moon } from '#kit/ui/web/icons.ts'
import { ScriptForm } from '#kit/ui/web/script-form.tsx'
import { TextArea } from '#kit/ui/web/text-area.tsx'
import { longest } from '#knowledge/poetry/kinds.ts'
import { addWord, shortcuts } from '../telling/shortcuts.ts'
import type { Words } from '../words/en.ts'
import styles from './dreams.module.css'

export interface DreamFormProps {
  readonly busy: boolean
  onRead(dream: string): void
  /** Nothing can be read in it: what stood there of another dream goes. */
  onRefuse(): void
  /** What was dreamt has been handed to somebody who reads dreams. */
  readonly isAsked: boolean
}

export function DreamForm({ busy, onRead, onRefuse, isAsked }: DreamFormProps) {
  const t = useWords<Words>()
  const [dream, setDream] = useState('')
  useCare(dream, { staysHere: !isAsked })
  const told = withoutForbiddenCharacters(dream).trim()
  const used = countGraphemes(told)
  const left = longest.dream - used
  const canRead = !isBlank(told) && left >= 0
  const remaining =
    left < 0 ? t('discover.dreams.over', { n: -left }) : t('discover.dreams.left', { n: left })

  function read(event: FormEvent) {
    event.preventDefault()
    if (canRead && !busy) onRead(told)
  }

  return (
    <ScriptForm
      className="stack"
      onSubmit={read}
      onInvalid={onRefuse}
      data-ready={canRead || undefined}
    >
      <TextArea
        label={t('discover.dreams.dream')}
        placeholder={t('discover.dreams.placeholder')}
        rows={5}
        value={dream}
        onChange={({ target }) => setDream(target.value)}
        missing={
          isBlank(told) ? t('discover.dreams.blank') : left < 0 && t('discover.dreams.shorten')
        }
        counter={{ used, limit: longest.dream, text: remaining, remainingText: remaining }}
      />
      <div className={styles.symbols}>
        <p id="dream-symbols">{t('discover.dreams.symbols')}</p>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would make a legend of the question */}
        <div role="group" aria-labelledby="dream-symbols" data-symbols>
          {shortcuts.map(({ id, emoji }) => {
            const word = t(`discover.dreams.add.${id}`)
            return (
              <button key={id} type="button" onClick={() => setDream(addWord(dream, word))}>
                <span aria-hidden="true">{emoji}</span> {word}
              </button>
            )
          })}
        </div>
      </div>
      <div>
        <WriteButton type="submit" icon={moon} wide busy={busy}>
          {t('discover.dreams.read')}
        </WriteButton>
      </div>
    </ScriptForm>
  )
}
