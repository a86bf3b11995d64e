import { NepaliWord } from '#capabilities/look/web/nepali-word.tsx'
import { isLanguage, type Language, languageTag } from '#kit/i18n/language.ts'
import { useLanguage } from '#kit/i18n/web/language.tsx'
import { useToast } from '#kit/ui/web/toast.tsx'
import styles from './home.module.css'

const names: readonly (readonly [Language, string])[] = [
  ['np', 'नेपाली'],
  ['en', 'English'],
]

/**
 * Both languages by their own names, in the first sight of whoever has not chosen yet; the
 * document says who that is. A form, so that it works before and without script.
 */
export function FirstLanguages() {
  const { language, switchLanguage, t } = useLanguage()
  const toast = useToast()
  return (
    <form
      method="get"
      className={styles.languages}
      onSubmit={(event) => {
        event.preventDefault()
        const chosen = (event.nativeEvent as SubmitEvent).submitter?.getAttribute('value')
        if (!isLanguage(chosen) || chosen === language) return
        switchLanguage(chosen).catch(() => toast({ text: t('common.failed.lead') }))
      }}
    >
      {names.map(([each, name]) => (
        <button
          key={each}
          type="submit"
          name="language"
          value={each}
          lang={languageTag(each)}
          aria-current={each === language || undefined}
        >
          {each === 'np' && language === 'en' ? <NepaliWord /> : name}
        </button>
      ))}
    </form>
  )
}
