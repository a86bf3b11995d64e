import { useId } from 'react'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { useArrivalFocus } from '#kit/page/web/use-arrival-focus.ts'
import { Button } from '#kit/ui/web/button.tsx'
import { ChoiceGroup } from '#kit/ui/web/choice-group.tsx'
import { arrowRight, chevronLeft, stars } from '#kit/ui/web/icons.ts'
import { RadioFace } from '#kit/ui/web/radio-face.tsx'
import { ScriptForm } from '#kit/ui/web/script-form.tsx'
import { type Question, questions } from '../test/questions.ts'
import type { Words } from '../words/en.ts'
import styles from './personality.module.css'
import { ProgressStars } from './progress-stars.tsx'

export interface QuestionFormProps {
  readonly question: Question
  readonly place: number
  readonly chosen: string
  readonly takesFocus: boolean
  onChoose(answer: string): void
  onNext(): void
  onBack?(): void
}

/** One question. Arrow keys change the choice, so only the button goes on. */
export function QuestionForm(props: QuestionFormProps) {
  const { question, place, chosen, takesFocus, onChoose, onNext, onBack } = props
  const t = useWords<Words>()
  const { language } = useLanguage()
  const name = useId()
  const heading = useArrivalFocus<HTMLHeadingElement>(takesFocus)
  const isLast = place + 1 === questions.length

  return (
    <ScriptForm
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen) onNext()
      }}
    >
      <ChoiceGroup
        legend={
          <h2 ref={heading} tabIndex={-1}>
            {question.text[language]}
          </h2>
        }
        missing={!chosen && t('discover.personality.missing')}
        className={styles.answers}
      >
        {question.answers.map((answer) => (
          <RadioFace
            key={answer.id}
            name={name}
            value={answer.id}
            checked={answer.id === chosen}
            onChange={() => onChoose(answer.id)}
            className={styles.answer}
            faceClassName={styles.face}
          >
            {answer.text[language]}
          </RadioFace>
        ))}
      </ChoiceGroup>
      <div className={styles.moves}>
        {onBack && (
          <Button kind="quiet" icon={chevronLeft} onClick={onBack}>
            {t('discover.personality.back')}
          </Button>
        )}
        <Button type="submit" icon={isLast ? stars : arrowRight}>
          {t(isLast ? 'discover.personality.finish' : 'discover.personality.next')}
        </Button>
      </div>
      <div className={styles.progress}>
        <ProgressStars place={place} />
        <p>{t('discover.personality.progress', { n: place + 1, all: questions.length })}</p>
      </div>
    </ScriptForm>
  )
}
