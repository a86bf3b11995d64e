import { useLanguage } from '#kit/i18n/web/language.tsx'
import { ErrorState } from '#kit/ui/web/error-state.tsx'
import { PageHeader } from '#kit/ui/web/page-header.tsx'

export function BrokenPage() {
  const { t } = useLanguage()
  return (
    <div className="page-narrow">
      <PageHeader title={t('common.broken.title')} />
      <ErrorState
        message={t('common.broken.lead')}
        retryLabel={t('common.tryAgain')}
        onRetry={() => location.reload()}
      />
    </div>
  )
}

export function FailedPage({ retry }: { retry: () => void }) {
  const { t } = useLanguage()
  // After an update the old parts may be gone from the server: then only a fresh page helps.
  const tryAgain = () => (navigator.onLine ? location.reload() : retry())
  return (
    <div className="page-narrow">
      <PageHeader title={t('common.failed.title')} />
      <ErrorState
        message={t('common.failed.lead')}
        retryLabel={t('common.tryAgain')}
        onRetry={tryAgain}
      />
    </div>
  )
}
