import type { Language } from '#kit/i18n/language.ts'
import { copyText } from '#kit/web/copy-text.ts'
import { linkTo } from './use-opened-post.ts'

/** The phone's own way to share, or a copied link. Answers what is to be said then, if anything. */
export async function sharePost(
  id: string,
  title: string,
  language: Language,
): Promise<'linkCopied' | 'notCopied' | undefined> {
  // Its preview speaks the language that the link says.
  const said = language === 'np' ? '&language=np' : ''
  const url = location.origin + linkTo(location.pathname, id) + said
  if (navigator.share) {
    try {
      await navigator.share({ title, url })
      return undefined
    } catch (error) {
      // Closing the sheet is an answer too; anything else still gets them the link.
      if (error instanceof DOMException && error.name === 'AbortError') return undefined
    }
  }
  return (await copyText(url)) ? 'linkCopied' : 'notCopied'
}
