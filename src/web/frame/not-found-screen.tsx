import { Picture } from '#capabilities/look/web/picture.tsx'
import { useWords } from '#kit/i18n/web/language.tsx'
import { ButtonLink } from '#kit/ui/web/button.tsx'
import { PageHeader } from '#kit/ui/web/page-header.tsx'
import type { Words } from './words/en.ts'

export default function NotFoundScreen() {
  const t = useWords<Words>()
  return (
    <div className="page stack">
      <PageHeader
        title={t('common.missing.title')}
        lead={t('common.missing.lead')}
        art={<Picture of="page.not-found" />}
      >
        <ButtonLink href="/">{t('common.missing.home')}</ButtonLink>
      </PageHeader>
    </div>
  )
}
