import { type FormEvent, useState } from 'react'
import { nameShortDay } from '#capabilities/days/name-day.ts'
import { dayHere } from '#capabilities/days/web/today.ts'
import { useCalendar } from '#capabilities/days/web/use-calendar.ts'
import type { RememberedLine } from '#capabilities/vault/records.ts'
import type { Both } from '#kit/i18n/both.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { isBlank, toStoredText } from '#kit/text/normalise.ts'
import { Button } from '#kit/ui/web/button.tsx'
import { IconButton } from '#kit/ui/web/icon-button.tsx'
import { edit, trash } from '#kit/ui/web/icons.ts'
import { ScriptForm } from '#kit/ui/web/script-form.tsx'
import { TextArea } from '#kit/ui/web/text-area.tsx'
import type { Words } from '../words/en.ts'
import styles from './friend-memory.module.css'

interface LineRowProps {
  readonly line: RememberedLine
  /** Of the guide it comes from, once it is here. */
  readonly title: Both | undefined
  onChange(text: string): void
  onBin(): void
}

/** One line that is remembered, and where it comes from. */
export function LineRow({ line, title, onChange, onBin }: LineRowProps) {
  const t = useWords<Words>()
  const source = useSource(line, title)
  const [isEditing, setEditing] = useState(false)

  if (isEditing) {
    return (
      <EditLine
        text={line.text}
        onDone={(text) => {
          setEditing(false)
          if (text !== undefined) onChange(text)
        }}
      />
    )
  }
  return (
    <div className={styles.line}>
      <div className={styles.words}>
        <p dir="auto">{line.text}</p>
        <p className={styles.source}>{source}</p>
      </div>
      <IconButton
        icon={edit}
        label={t('common.memory.edit', { text: line.text })}
        onClick={() => setEditing(true)}
      />
      <IconButton
        icon={trash}
        label={t('common.memory.bin', { text: line.text })}
        onClick={onBin}
      />
    </div>
  )
}

function useSource({ from, on, at }: RememberedLine, title: Both | undefined): string {
  const t = useWords<Words>()
  const { language } = useLanguage()
  const { calendar } = useCalendar(language)
  const nameIt = (date: string) => nameShortDay(date, calendar, language)
  const guide = title
    ? t('common.memory.fromGuide', { title: title[language] })
    : t('common.memory.fromAGuide')
  const told = t('common.memory.toldOn', { day: nameIt(dayHere(at)) })
  return [on && t('common.memory.isOn', { day: nameIt(on) }), from ? guide : told]
    .filter(Boolean)
    .join(' · ')
}

function EditLine(props: { text: string; onDone: (text?: string) => void }) {
  const { t: shared } = useLanguage()
  const t = useWords<Words>()
  const [text, setText] = useState(props.text)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isBlank(text)) props.onDone(toStoredText(text).trim())
  }

  return (
    <ScriptForm className={styles.editing} onSubmit={submit}>
      <TextArea
        ref={focusIt}
        label={t('common.memory.line')}
        hideLabel
        missing={isBlank(text) && t('common.memory.blank')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        rows={2}
        dir="auto"
        autoComplete="off"
      />
      <div className="cluster">
        <Button type="submit">{shared('common.save')}</Button>
        <Button kind="quiet" onClick={() => props.onDone()}>
          {shared('common.cancel')}
        </Button>
      </div>
    </ScriptForm>
  )
}

function focusIt(field: HTMLTextAreaElement | null) {
  field?.focus()
}
