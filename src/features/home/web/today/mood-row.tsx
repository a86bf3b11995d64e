import { useToday } from '#capabilities/days/web/today.ts'
import { moodsByDay } from '#capabilities/moods/moods-by-day.ts'
import { findTrackerMood } from '#capabilities/moods/tracker-moods.ts'
import { addMood } from '#capabilities/moods/web/add-mood.ts'
import { isHeldOnDevice } from '#capabilities/vault/web/health.ts'
import { useRecords } from '#capabilities/vault/web/use-records.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { AppLink } from '#kit/ui/web/app-link.tsx'
import { type FaceOfRow, MoodFaces } from '../mood-faces.tsx'
import type { Words } from './words/en.ts'

export interface Tapped {
  readonly id: string
  readonly isSafe: boolean
}

interface Props {
  /** While they are locked, what was kept before this tap cannot be read, nor can it afterwards. */
  readonly tapped: Tapped | undefined
  readonly onPick: (face: FaceOfRow) => void
}

export async function keepMood(face: FaceOfRow): Promise<Tapped> {
  await addMood(face)
  return { id: face.id, isSafe: isHeldOnDevice() }
}

export function MoodRow({ tapped, onPick }: Props) {
  const t = useWords<Words>()
  const { language } = useLanguage()
  const { records, status } = useRecords('moods')
  const today = useToday()
  const ofToday = today === null ? undefined : moodsByDay(records).get(today)
  const kept = ofToday?.at(-1)?.moodName ?? tapped?.id
  const mood = kept === undefined ? undefined : findTrackerMood(kept)

  return (
    <MoodFaces chosen={kept} onPick={(face) => face.id !== kept && onPick(face)}>
      {tapped?.isSafe === false && <span>{t('home.mood.notSafe')}</span>}
      {mood && tapped?.isSafe !== false && (
        <span>{t('home.mood.kept', { mood: `${mood.emoji}\u00a0${mood.label[language]}` })}</span>
      )}
      {status === 'locked' ? (
        <>
          <span>{t('home.mood.locked')}</span>
          <AppLink href="/heal/mood">{t('home.mood.open')}</AppLink>
        </>
      ) : (
        <AppLink href="/heal/mood">{t(mood ? 'home.mood.month' : 'home.mood.more')}</AppLink>
      )}
    </MoodFaces>
  )
}
