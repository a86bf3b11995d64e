import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { ChoiceGroup } from '#kit/ui/web/choice-group.tsx'
import { Icon } from '#kit/ui/web/icon.tsx'
import { RadioFace } from '#kit/ui/web/radio-face.tsx'
import { type Sign, type SignId, signs } from '#knowledge/rashi/signs.ts'
import { glyphs } from '../sign/glyphs.ts'
import { spokenNames } from '../sign/spoken-names.ts'
import { writeDate } from '../sign/write-date.ts'
import type { Words } from '../words/en.ts'
import styles from './rashifal.module.css'

export interface SignChoiceProps {
  readonly value: SignId | null
  onChange(sign: SignId): void
}

/** Twelve native radios, each under a face with its sign, its names and its days. */
export function SignChoice({ value, onChange }: SignChoiceProps) {
  const t = useWords<Words>()
  return (
    <ChoiceGroup
      legend={t('discover.rashifal.sign')}
      missing={!value && t('discover.rashifal.missing')}
    >
      <div className={styles.signs}>
        {signs.map((sign) => (
          <RadioFace
            key={sign.id}
            name="sign"
            value={sign.id}
            checked={sign.id === value}
            onChange={() => onChange(sign.id)}
            className={styles.choice}
            faceClassName={styles.face}
          >
            <SignFace sign={sign} />
          </RadioFace>
        ))}
      </div>
    </ChoiceGroup>
  )
}

function SignFace({ sign }: { sign: Sign }) {
  const { language } = useLanguage()
  return (
    <>
      <Icon path={glyphs[sign.id]} size="large" />
      <span>{sign.name[language]}</span>
      {language === 'en' && <span className={styles.other}>{spokenNames[sign.id]}</span>}
      <span className={styles.dates}>
        <span>{writeDate(sign.from, language)} –</span>{' '}
        <span>{writeDate(sign.until, language)}</span>
      </span>
    </>
  )
}
