import { useState } from 'react'
import { NepaliWord } from '#capabilities/look/web/nepali-word.tsx'
import { type Language, languageTag } from '#kit/i18n/language.ts'
import { useLanguage } from '#kit/i18n/web/language.tsx'
import { useToast } from '#kit/ui/web/toast.tsx'
import styles from './language-switch.module.css'

/**
 * Each language is named in itself, so that whoever needs it can read it. A form,
 * so that the switch works before and without script; with script nothing reloads.
 */
export function LanguageSwitch() {
  const { language, switchLanguage, t } = useLanguage()
  const [switching, setSwitching] = useState(false)
  const toast = useToast()
  const other: Language = language === 'en' ? 'np' : 'en'

  async function change() {
    setSwitching(true)
    try {
      await switchLanguage(other)
    } catch {
      toast({ text: t('common.failed.lead') })
    } finally {
      setSwitching(false)
    }
  }

  return (
    <form
      method="get"
      className={styles.switch}
      onSubmit={(event) => {
        event.preventDefault()
        void change()
      }}
    >
      <button
        type="submit"
        name="language"
        value={other}
        lang={languageTag(other)}
        aria-busy={switching || undefined}
      >
        {other === 'np' ? <NepaliWord /> : 'English'}
      </button>
    </form>
  )
}
