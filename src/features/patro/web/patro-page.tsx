import { type MouseEvent, useCallback, useEffect, useMemo, useState } from 'react'
import { type CalendarMonth, findMonth } from '#capabilities/days/calendar-month.ts'
import { toDayNumber } from '#kit/i18n/civil-day.ts'
import { type Language, languageTag } from '#kit/i18n/language.ts'
import { LanguageProvider, useWords } from '#kit/i18n/web/language.tsx'
import { createTranslator } from '#kit/i18n/words.ts'
import { todayInKathmandu } from '#kit/i18n/zoned-time.ts'
import { rememberChoice } from '#kit/page/web/remember-choice.ts'
import english, { type Words } from '../words/en.ts'
import nepali from '../words/ne.ts'
import { Converter } from './converter.tsx'
import { MonthTable } from './month-table.tsx'
import styles from './patro.module.css'
import { TodayCard } from './today-card.tsx'
import { useOpening } from './use-opening.tsx'

interface Props {
  readonly language: Language
  /** When the page was made; a page that is kept for later does not know its day. */
  readonly now: number | null
  /** Shows what lies behind; rejects where it cannot be had. */
  readonly open: () => Promise<void>
}

/** A calendar that one would use for its own sake, and that says nothing of what lies behind. */
export function PatroPage({ language: first, now: made, open }: Props) {
  const [language, setLanguage] = useState(first)
  const value = useMemo(() => {
    const words = language === 'np' ? nepali : english
    const switchLanguage = async (chosen: Language) => setLanguage(chosen)
    return { language, t: createTranslator<Words>(language, [words]) as never, switchLanguage }
  }, [language])

  return (
    <LanguageProvider value={value}>
      <div className={styles.sheet} lang={languageTag(language)}>
        <Head language={language} onSwitch={setLanguage} />
        <Leaf made={made} open={open} />
      </div>
    </LanguageProvider>
  )
}

/** A link, so that it works without script too. */
function Head(props: { language: Language; onSwitch: (language: Language) => void }) {
  const t = useWords<Words>()
  const other = props.language === 'np' ? 'en' : 'np'

  function change(event: MouseEvent) {
    event.preventDefault()
    rememberChoice('language', other)
    document.documentElement.lang = languageTag(other)
    props.onSwitch(other)
  }

  return (
    <header className={styles.head}>
      <h1>{t('common.patro.title')}</h1>
      <a href={`?language=${other}`} lang={languageTag(other)} onClick={change}>
        {other === 'np' ? 'नेपाली' : 'English'}
      </a>
    </header>
  )
}

function Leaf({ made, open }: { made: number | null; open: () => Promise<void> }) {
  const today = useTodayInNepal(made)
  const [chosen, setChosen] = useState<CalendarMonth | null>(null)
  const { begin, tryNumber, row } = useOpening(open)
  const showDay = useCallback((day: number) => setChosen(findMonth('bs', day) ?? null), [])

  const month = chosen ?? (today === null ? undefined : findMonth('bs', today))
  if (today === null || !month) return <main className={styles.page} />
  return (
    <main className={styles.page}>
      <TodayCard today={today} onPress={() => setChosen(null)} onHold={begin} />
      {row}
      <MonthTable today={today} month={month} onTurn={setChosen} />
      <Converter today={today} onShow={showDay} onOtherNumber={tryNumber} />
    </main>
  )
}

/** The day in Nepal wherever the reader is, also past midnight. */
function useTodayInNepal(made: number | null): number | null {
  const [now, setNow] = useState(made)
  useEffect(() => {
    const look = () => setNow(Date.now())
    look()
    const timer = setInterval(look, 30_000)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return now === null ? null : toDayNumber(todayInKathmandu(now))
}
