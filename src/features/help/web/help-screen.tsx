import { useWords } from '#kit/i18n/web/language.tsx'
import { PageHeader } from '#kit/ui/web/page-header.tsx'
import type { Words } from '../words/en.ts'
import { CallFirst } from './call-first.tsx'
import { HelpContent } from './help-content.tsx'

export default function HelpScreen() {
  const t = useWords<Words>()
  return (
    <div className="page-narrow stack">
      <PageHeader title={t('common.help.title')} lead={t('common.help.lead')}>
        <CallFirst />
      </PageHeader>
      <HelpContent />
    </div>
  )
}
