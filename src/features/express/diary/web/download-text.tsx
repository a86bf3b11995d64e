import { nameDay, nameTime } from '#capabilities/days/name-day.ts'
import { readHere } from '#capabilities/days/web/today.ts'
import { useCalendar } from '#capabilities/days/web/use-calendar.ts'
import type { DiaryEntry } from '#capabilities/vault/records.ts'
import { offerFile } from '#capabilities/vault/web/offer-file.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { book } from '#kit/ui/web/icons.ts'
import { writeMarkdown } from '../entries/write-markdown.ts'
import type { Words } from '../words/en.ts'

/** For reading and printing anywhere; the copy beside it is for coming back. */
export function DownloadText({ entries }: { entries: readonly DiaryEntry[] }) {
  const { language, t: shared } = useLanguage()
  const t = useWords<Words>()
  const { calendar } = useCalendar(language)

  function download() {
    const text = writeMarkdown(
      shared('express.diary.title'),
      entries,
      ({ date, time }) => `${nameDay(date, calendar, language)} · ${nameTime(time, language)}`,
    )
    offerFile(`diary-${readHere().date}.md`, 'text/markdown', text)
  }

  return (
    <Button kind="quiet" icon={book} disabled={entries.length === 0} onClick={download}>
      {t('express.diary.markdown')}
    </Button>
  )
}
