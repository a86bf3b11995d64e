import { NightPanel, NightSky, Star } from '#capabilities/look/web/night-panel.tsx'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { useArrivalFocus } from '#kit/page/web/use-arrival-focus.ts'
import type { NameReading } from '#knowledge/rashi/sign-by-syllable.ts'
import type { Words } from '../words/en.ts'
import styles from './name.module.css'

export interface NamePlateProps {
  readonly name: string
  /** The same name in the other script, where we know it. */
  readonly other?: string
  readonly signs: readonly NameReading[]
}

/** The name under the night sky, with the syllable it begins on and the sign that keeps it. */
export function NamePlate({ name, other, signs }: NamePlateProps) {
  const t = useWords<Words>()
  const { language } = useLanguage()
  const heading = useArrivalFocus<HTMLHeadingElement>(true)
  return (
    <NightPanel className={styles.plate}>
      <Sky />
      <h2 id="name-read" ref={heading} tabIndex={-1}>
        <bdi>{name}</bdi>
      </h2>
      {other && (
        <p className={styles.other} lang={language === 'np' ? 'en' : 'ne'}>
          {other}
        </p>
      )}
      {signs.length > 0 && (
        <>
          <h3 className={styles.eyebrow}>{t('discover.name.letters')}</h3>
          <ul className={styles.signs}>
            {signs.map(({ syllable, sign }) => (
              <li key={`${syllable} ${sign.id}`}>
                <span className={styles.syllable} lang="ne">
                  {syllable}
                </span>
                <span>
                  <span aria-hidden="true">{sign.symbol} </span>
                  {sign.name[language]}
                </span>
              </li>
            ))}
          </ul>
          {signs.length > 1 && <p className={styles.either}>{t('discover.name.orLetters')}</p>}
        </>
      )}
    </NightPanel>
  )
}

const specks = 'M16 36h0M44 14h0M74 44h0M104 12h0M150 46h0M172 18h0M204 42h0M226 16h0M128 30h0'

function Sky() {
  return (
    <NightSky height={56} specks={specks}>
      <path className={styles.thread} d="M58 28 96 34 122 18 158 30 188 24" />
      <Star x={58} y={28} size={0.8} />
      <Star x={96} y={34} size={0.8} />
      <Star x={122} y={18} size={1.4} />
      <Star x={158} y={30} />
      <Star x={188} y={24} size={0.8} />
    </NightSky>
  )
}
