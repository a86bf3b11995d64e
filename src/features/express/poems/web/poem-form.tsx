import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useCare } from '#capabilities/care/web/use-care.ts'
import type { ComposingInput } from '#capabilities/composing/web/use-composing.ts'
import { WriteButton } from '#capabilities/composing/web/write-button.tsx'
import { type Language, languages } from '#kit/i18n/language.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { countGraphemes } from '#kit/text/count.ts'
import { feather } from '#kit/ui/web/icons.ts'
import { ScriptForm } from '#kit/ui/web/script-form.tsx'
import { Select } from '#kit/ui/web/select.tsx'
import { TextArea } from '#kit/ui/web/text-area.tsx'
import { Toggle } from '#kit/ui/web/toggle.tsx'
import { longest } from '#knowledge/poetry/kinds.ts'
import type { Words } from '../words/en.ts'
import { type Form, formName, formsOf } from './poem-forms.ts'
import styles from './poems.module.css'

/** The frame has them on every page. */
type NamesOfLanguages = Record<'common.english' | 'common.nepali', string>

interface PoemFormProps {
  readonly isWriting: boolean
  readonly onWrite: (input: ComposingInput<'poem'>) => void
  /** There is nothing to write about: what was written about something else goes. */
  readonly onRefuse: () => void
}

export function PoemForm({ isWriting, onWrite, onRefuse }: PoemFormProps) {
  const t = useWords<Words & NamesOfLanguages>()
  const { language: shown } = useLanguage()
  const [topic, setTopic] = useState('')
  const [chosen, setChosen] = useState<Language | null>(null)
  const [form, setForm] = useState<Form>('any')
  const field = useRef<HTMLTextAreaElement>(null)
  useCare(topic)
  const language = chosen ?? shown
  const forms = formsOf(language)
  const asked = forms.includes(form) ? form : 'any'
  const used = countGraphemes(topic.trim())
  const canWrite = used > 0 && used <= longest.topic
  const over = used > longest.topic && t('express.poems.over', { n: used - longest.topic })

  // On a slow phone the fingers may have been here before the script.
  useEffect(() => setTopic(field.current?.value ?? ''), [])

  function write(event: FormEvent) {
    event.preventDefault()
    if (!canWrite || isWriting) return
    onWrite({ topic, language, ...(asked !== 'any' && { form: asked }) })
  }

  return (
    <ScriptForm className={styles.form} onSubmit={write} onInvalid={onRefuse}>
      <TextArea
        ref={field}
        label={t('express.poems.topic')}
        placeholder={t('express.poems.example')}
        rows={3}
        value={topic}
        onChange={(event) => setTopic(event.target.value)}
        missing={used === 0 ? t('express.poems.blank') : over}
        counter={{
          used,
          limit: longest.topic,
          text: t('express.poems.count', { n: used, all: longest.topic }),
          remainingText: over || t('express.poems.left', { n: longest.topic - used }),
        }}
      />
      <Toggle
        legend={t('express.poems.language')}
        options={languages.map((value) => ({
          value,
          label: t(value === 'en' ? 'common.english' : 'common.nepali'),
          ...(value === 'en' && { lang: 'en' }),
        }))}
        value={language}
        onChange={setChosen}
      />
      <Select
        label={t('express.poems.form')}
        hint={t(`express.poems.about.${asked}`)}
        options={forms.map((value) => ({ value, label: formName(value, language, t) }))}
        value={asked}
        onChange={(event) => setForm(event.target.value as Form)}
      />
      <WriteButton type="submit" icon={feather} wide busy={isWriting}>
        {t('express.poems.write')}
      </WriteButton>
    </ScriptForm>
  )
}
