import { WallPage } from '#capabilities/walls/posts/web/wall-page.tsx'
import { useLanguage } from '#kit/i18n/web/language.tsx'
import type { Words } from '../words/en.ts'

export default function ConfessionsScreen() {
  const { t } = useLanguage()
  const say = (key: keyof Words) => t(key)
  return (
    <WallPage
      wall="confessions"
      words={{
        title: t('community.confessions.title'),
        lead: say('community.confessions.lead'),
        label: say('community.confessions.label'),
        placeholder: say('community.confessions.placeholder'),
        listTitle: say('community.confessions.list'),
        empty: say('community.confessions.empty'),
        example: say('community.confessions.example'),
        posted: say('community.confessions.posted'),
      }}
    />
  )
}
