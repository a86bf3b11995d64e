import { copyText } from '#kit/web/copy-text.ts'
import { linkTo } from './use-opened-post.ts'

/** The phone's own way to share, or a copied link. Answers what is to be said then, if anything. */
export async function sharePost(
  id: string,
  title: string,
): Promise<'linkCopied' | 'notCopied' | undefined> {
  const url = new URL(linkTo(location.pathname, id), location.href).href
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
