import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { useToast } from '#kit/ui/web/toast.tsx'
import { copyText } from '#kit/web/copy-text.ts'
import { handOn, linkInLanguage } from '#kit/web/hand-on.ts'
import type { Words } from '../words/en.ts'

interface TextToHandOn {
  readonly text: string
  readonly title?: string | undefined
  /** Where others find the same, as `?sign=leo` does: it goes along when the text is shared. */
  readonly link?: string | undefined
}

/** Copies a text, or hands it on by the device's own way, and says so. */
export function useHandOnText({ text, title, link }: TextToHandOn) {
  const t = useWords<Words>()
  const { language } = useLanguage()
  const toast = useToast()

  async function copy(what: string) {
    const done = await copyText(what)
    toast({ text: t(done ? 'common.composing.copied' : 'common.composing.notCopied') })
  }

  return {
    copyIt: () => copy(text),
    shareIt() {
      const url = link && linkInLanguage(link, language)
      const what = { text, ...(title && { title }), ...(url && { url }) }
      return handOn(what, () => copy(url ? `${text}\n\n${url}` : text))
    },
  }
}
