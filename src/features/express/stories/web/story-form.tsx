import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useCare } from '#capabilities/care/web/use-care.ts'
import type { ComposingInput } from '#capabilities/composing/web/use-composing.ts'
import { WriteButton } from '#capabilities/composing/web/write-button.tsx'
import { story } from '#capabilities/look/web/screen-icons.ts'
import { useWords } from '#kit/i18n/web/language.tsx'
import { isBlank } from '#kit/text/normalise.ts'
import { ChoiceChips } from '#kit/ui/web/choice-chips.tsx'
import { TextField } from '#kit/ui/web/text-field.tsx'
import { longest, type StoryGenre, storyGenres } from '#knowledge/poetry/kinds.ts'
import type { Words } from '../words/en.ts'
import styles from './stories.module.css'
import { type Answers, useAnswers } from './use-answers.ts'

interface StoryFormProps {
  readonly isWriting: boolean
  readonly onBegin: (asked: ComposingInput<'storyStarter'>) => void
}

export function StoryForm({ isWriting, onBegin }: StoryFormProps) {
  const t = useWords<Words>()
  const [genre, setGenre] = useState<StoryGenre>('any')
  const { answers, answer } = useAnswers()
  const form = useRef<HTMLFormElement>(null)
  useCare([answers.hero, answers.thing].filter(Boolean).join('. '))

  // On a slow phone the fingers may have been here before the script.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it happens once
  useEffect(() => {
    const typed = new FormData(form.current ?? undefined)
    const hero = String(typed.get('hero') ?? '')
    const thing = String(typed.get('thing') ?? '')
    if (hero || thing) answer({ ...(hero && { hero }), ...(thing && { thing }) })
  }, [])

  function begin(event: FormEvent) {
    event.preventDefault()
    if (!isWriting) onBegin({ genre, ...saidOf(answers) })
  }

  return (
    <form ref={form} className={styles.form} onSubmit={begin}>
      <ChoiceChips
        legend={t('express.stories.genre')}
        options={storyGenres.map((value) => ({
          value,
          label: t(`express.stories.genre.${value}`),
        }))}
        value={genre}
        onChange={setGenre}
      />
      {(['hero', 'thing'] as const).map((about) => (
        <TextField
          key={about}
          name={about}
          label={t(`express.stories.${about}`)}
          hint={t(`express.stories.${about}.hint`)}
          maxLength={longest.name}
          autoComplete="off"
          value={answers[about]}
          onChange={({ target }) => answer({ [about]: target.value })}
        />
      ))}
      <WriteButton type="submit" icon={story} wide busy={isWriting}>
        {t('express.stories.write')}
      </WriteButton>
    </form>
  )
}

function saidOf({ hero, thing }: Answers) {
  return { ...(!isBlank(hero) && { hero }), ...(!isBlank(thing) && { thing }) }
}
