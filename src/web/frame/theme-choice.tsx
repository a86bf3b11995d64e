import { useEffect, useState } from 'react'
import { useWords } from '#kit/i18n/web/language.tsx'
import { rememberChoice } from '#kit/page/web/remember-choice.ts'
import { Toggle } from '#kit/ui/web/toggle.tsx'
import type { Words } from './words/en.ts'

type Choice = 'auto' | 'light' | 'dark'

/** Remembered in a cookie, so that the server draws the next page right from its first byte. */
export function ThemeChoice() {
  const t = useWords<Words>()
  const [choice, setChoice] = useState<Choice>('auto')

  useEffect(() => {
    const set = document.documentElement.dataset.theme
    setChoice(set === 'light' || set === 'dark' ? set : 'auto')
  }, [])

  function choose(next: Choice) {
    setChoice(next)
    if (next === 'auto') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = next
    rememberChoice('theme', next === 'auto' ? null : next)
  }

  return (
    <Toggle
      legend={t('nav.theme')}
      options={[
        { value: 'auto', label: t('nav.themeAuto') },
        { value: 'light', label: t('nav.themeLight') },
        { value: 'dark', label: t('nav.themeDark') },
      ]}
      value={choice}
      onChange={choose}
    />
  )
}
