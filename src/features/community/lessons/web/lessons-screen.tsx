import { WallPage } from '#capabilities/walls/posts/web/wall-page.tsx'
import { useLanguage } from '#kit/i18n/web/language.tsx'
import type { Words } from '../words/en.ts'

export default function LessonsScreen() {
  const { t } = useLanguage()
  const say = (key: keyof Words) => t(key)
  return (
    <WallPage
      wall="lifeLessons"
      words={{
        title: t('community.lessons.title'),
        lead: say('community.lessons.lead'),
        label: say('community.lessons.label'),
        placeholder: say('community.lessons.placeholder'),
        listTitle: say('community.lessons.list'),
        empty: say('community.lessons.empty'),
        example: say('community.lessons.example'),
        posted: say('community.lessons.posted'),
      }}
    />
  )
}
