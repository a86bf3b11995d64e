import { useLanguage } from '#kit/i18n/web/language.tsx'
import { copyText } from '#kit/web/copy-text.ts'
import { handOn, linkInLanguage } from '#kit/web/hand-on.ts'
import { Button } from './button.tsx'
import { share } from './icons.ts'
import { useToast } from './toast.tsx'

/** How an address of ours is handed on, in the language it is read in. */
export function useShareLink(): (link: string, title: string) => Promise<void> {
  const { t, language } = useLanguage()
  const toast = useToast()
  return (link, title) => {
    const url = linkInLanguage(link, language)
    return handOn({ title, url }, async () => {
      // Where nothing may be copied by us, it is at least in sight.
      toast({ text: (await copyText(url)) ? t('common.linkCopied') : url })
    })
  }
}

interface ShareLinkProps {
  /** Names one thing of a page, as `?poll=happiness` does. */
  readonly link: string
  readonly title: string
}

export function ShareLink({ link, title }: ShareLinkProps) {
  const { t } = useLanguage()
  const shareLink = useShareLink()
  return (
    <Button kind="plain" icon={share} onClick={() => shareLink(link, title)}>
      {t('common.share')}
    </Button>
  )
}
