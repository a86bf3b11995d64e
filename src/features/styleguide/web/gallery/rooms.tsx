import { type ReactNode, useMemo, useState } from 'react'
import { MonthCalendar } from '#capabilities/days/web/month-calendar.tsx'
import { useShownMonth } from '#capabilities/days/web/use-shown-month.ts'
import Neighbours from '#capabilities/hub/web/neighbours.tsx'
import { RoomHeader } from '#capabilities/hub/web/room-header.tsx'
import { type MoodId, moodsOf } from '#capabilities/moods/moods.ts'
import { MoodTiles } from '#capabilities/moods/web/mood-tiles.tsx'
import { LanguageProvider, useLanguage } from '#kit/i18n/web/language.tsx'
import styles from './rooms.module.css'
import type { Say } from './say.ts'
import { Section } from './section.tsx'

/** What stands around the middle of every room; the header, the bar and the foot are the page's. */
export function Rooms({ say }: { say: Say }) {
  return (
    <Section title={say('Rooms', 'कोठाहरू')}>
      <Named names={namesIn(say)}>
        <div data-hour="express">
          <RoomHeader room="express.diary" />
        </div>
        <div data-hour="discover" data-night className={styles.night}>
          <RoomHeader room="discover.rashifal" />
        </div>
        <Month />
        <Mood say={say} />
        <Neighbours path="/express/diary" />
      </Named>
    </Section>
  )
}

const today = '2026-11-23'

function Month() {
  const shown = useShownMonth(today)
  const [chosen, choose] = useState<string | null>('2026-11-20')
  const faceOf = (date: string) =>
    date > '2026-11-17' && date <= today ? { mark: '😌', label: '' } : undefined
  return (
    <MonthCalendar
      {...{ shown, today, chosen, faceOf }}
      canChoose={(date) => faceOf(date) !== undefined}
      onChoose={choose}
    />
  )
}

const some = moodsOf<MoodId>(['happy', 'peaceful', 'tired', 'confident'])

function Mood({ say }: { say: Say }) {
  const [mood, choose] = useState<MoodId>('peaceful')
  return (
    <MoodTiles
      moods={some}
      legend={say('How is your heart?', 'मन कस्तो छ?')}
      missing={false}
      value={mood}
      onChange={choose}
    />
  )
}

/** Rooms are named by the words of their areas, which a page outside of them has not loaded. */
function Named({ names, children }: { names: Record<string, string>; children: ReactNode }) {
  const page = useLanguage()
  const value = useMemo(
    () => ({
      ...page,
      t: (...said: Parameters<typeof page.t>) => names[said[0]] ?? page.t(...said),
    }),
    [page, names],
  )
  return <LanguageProvider value={value}>{children}</LanguageProvider>
}

const namesIn = (say: Say) => ({
  ...inArea('express', {
    title: say('Express', 'अभिव्यक्ति'),
    'diary.title': say('Diary', 'डायरी'),
    'diary.description': say('Pages for yourself, kept on this phone.', 'आफ्नै लागि, यही फोनमा।'),
    'poems.title': say('Poems', 'कविता'),
    'stories.title': say('Stories', 'कथा'),
    'quotes.title': say('Quotes', 'सुविचार'),
  }),
  ...inArea('discover', {
    title: say('Discover', 'आफैँलाई चिनौँ'),
    'rashifal.title': say('Rashifal', 'राशिफल'),
    'rashifal.description': say('What the sky says today.', 'आजको आकाशले के भन्छ।'),
  }),
})

function inArea(area: string, names: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(names).map(([name, said]) => [`${area}.${name}`, said]))
}
