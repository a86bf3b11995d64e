import type { ReactNode } from 'react'
import { moodsOf } from '#capabilities/moods/moods.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { AppLink } from '#kit/ui/web/app-link.tsx'
import type { Words } from '../words/en.ts'
import styles from './mood-faces.module.css'

/** Six of the eight of the mood tracker, from light to heavy: a row that one thumb reaches. */
const row = moodsOf(['happy', 'loved', 'tired', 'anxious', 'sad', 'angry'])
export type FaceOfRow = (typeof row)[number]

interface Props {
  readonly chosen?: string | undefined
  /** Until it is there, and without script, each face leads to the mood tracker. */
  readonly onPick?: (face: FaceOfRow) => void
  readonly children?: ReactNode
}

export function MoodFaces({ chosen, onPick, children }: Props) {
  const t = useWords<Words>()
  const { language } = useLanguage()
  return (
    <section className={styles.moods} data-hour="heal" aria-labelledby="moods">
      <h2 id="moods">{t('home.mood')}</h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: without bullets Safari takes a list for no list */}
      <ul role="list">
        {row.map((face) => {
          const inside = (
            <>
              <span aria-hidden="true">{face.emoji}</span>
              {face.label[language]}
            </>
          )
          return (
            <li key={face.id}>
              {onPick ? (
                <button
                  type="button"
                  aria-pressed={face.id === chosen}
                  onClick={() => onPick(face)}
                >
                  {inside}
                </button>
              ) : (
                <AppLink href="/heal/mood">{inside}</AppLink>
              )}
            </li>
          )
        })}
      </ul>
      <p className={styles.note} role="status">
        {children ?? t('home.moodHint')}
      </p>
    </section>
  )
}
