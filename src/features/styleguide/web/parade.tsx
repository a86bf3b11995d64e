import { useRef, useState } from 'react'
import type { Language } from '#kit/i18n/language.ts'
import { ChoiceChips } from '#kit/ui/web/choice-chips.tsx'
import { Toggle } from '#kit/ui/web/toggle.tsx'
import styles from './parade.module.css'
import { glassAddress, type SectionName, sectionNames, type Theme } from './section-names.ts'

const glasses: readonly [Language, Theme][] = [
  ['en', 'light'],
  ['np', 'light'],
  ['en', 'dark'],
  ['np', 'dark'],
]
const widths = ['320', '360', '768'] as const
const choices = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => ({ value, label: value }))

/** Both languages and both themes side by side, at the width of a phone or of a tablet. */
export function Parade() {
  const [width, setWidth] = useState<(typeof widths)[number]>('360')
  const [section, setSection] = useState<SectionName>('ground')
  const row = useRef<HTMLDivElement>(null)

  function turnTo(name: SectionName) {
    setSection(name)
    for (const glass of row.current?.querySelectorAll('iframe') ?? []) showIn(glass, name)
  }

  return (
    <div className={styles.parade} lang="en">
      <h1 tabIndex={-1}>Every part, in its states</h1>
      <div className={styles.choices}>
        <Toggle legend="Pixels wide" options={choices(widths)} value={width} onChange={setWidth} />
        <ChoiceChips
          legend="Section"
          options={choices(sectionNames)}
          value={section}
          onChange={turnTo}
        />
      </div>
      <div ref={row} className={styles.glasses}>
        {glasses.map(([language, theme]) => (
          <iframe
            key={`${language} ${theme}`}
            title={`${language}, ${theme}`}
            src={glassAddress(language, theme)}
            width={width}
            height="740"
          />
        ))}
      </div>
    </div>
  )
}

/** Within the glass alone: a jump to a part would scroll the page around it too. */
function showIn({ contentDocument, contentWindow }: HTMLIFrameElement, name: SectionName): void {
  const part = contentDocument?.getElementById(name)
  const header = contentDocument?.querySelector('header')
  if (!part || !contentWindow) return
  const top = part.getBoundingClientRect().top + contentWindow.scrollY
  contentWindow.scrollTo({ top: top - (header?.offsetHeight ?? 0), behavior: 'instant' })
}
