import { WallPage } from '#capabilities/walls/posts/web/wall-page.tsx'
import { useLanguage } from '#kit/i18n/web/language.tsx'
import type { Words } from '../words/en.ts'

export default function GratitudeScreen() {
  const { t } = useLanguage()
  const say = (key: keyof Words) => t(key)
  return (
    <WallPage
      wall="gratitudes"
      words={{
        title: t('community.gratitude.title'),
        lead: say('community.gratitude.lead'),
        label: say('community.gratitude.label'),
        placeholder: say('community.gratitude.placeholder'),
        listTitle: say('community.gratitude.list'),
        empty: say('community.gratitude.empty'),
        example: say('community.gratitude.example'),
        posted: say('community.gratitude.posted'),
      }}
    />
  )
}
