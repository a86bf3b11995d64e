import { ResultActions } from '#capabilities/composing/web/result-actions.tsx'
import { NightPanel } from '#capabilities/look/web/night-panel.tsx'
import { PictureCard } from '#capabilities/picture-card/web/picture-card.tsx'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { useArrivalFocus } from '#kit/page/web/use-arrival-focus.ts'
import { Button } from '#kit/ui/web/button.tsx'
import { reset } from '#kit/ui/web/icons.ts'
import { Prose } from '#kit/ui/web/prose.tsx'
import type { PersonalityType } from '../test/personality-type.ts'
import type { Words } from '../words/en.ts'
import styles from './personality.module.css'
import { shapes, TypeSky } from './type-sky.tsx'

export function Portrait({ type, onRetake }: { type: PersonalityType; onRetake: () => void }) {
  const t = useWords<Words>()
  const { language } = useLanguage()
  const heading = useArrivalFocus<HTMLHeadingElement>(true)
  const name = type.name[language]
  const portrait = type.portrait[language]
  const traits = type.traits[language]
  const more = t(`discover.personality.more.${type.id}`)

  return (
    <section className="desk" aria-labelledby="portrait">
      <NightPanel className={styles.night}>
        <TypeSky type={type.id} />
        <p className={styles.eyebrow}>{t('discover.personality.result')}</p>
        <h2 id="portrait" ref={heading} tabIndex={-1}>
          {name} <span className={styles.letters}>{type.id}</span>
        </h2>
        <p className={styles.sentence}>{portrait}</p>
      </NightPanel>
      <div className="stack beside">
        <Prose>
          <p>{more}</p>
          <h3>{t('discover.personality.traits')}</h3>
          <ul className={styles.traits}>
            {traits.map((trait) => (
              <li key={trait}>{trait}</li>
            ))}
          </ul>
          <p className={styles.play}>{t('discover.personality.play')}</p>
        </Prose>
        <PictureCard
          card={{
            hour: 'discover',
            language,
            sign: { kind: 'stars', points: shapes[type.id] },
            title: name,
            eyebrow: `${t('discover.personality.result')} · ${type.id}`,
            text: portrait,
          }}
        />
        <ResultActions
          text={[`${name} (${type.id})`, portrait, more, traits.join(' · ')].join('\n\n')}
          shareTitle={t('discover.personality.result')}
        />
      </div>
      <div>
        <Button kind="quiet" icon={reset} onClick={onRetake}>
          {t('discover.personality.retake')}
        </Button>
      </div>
    </section>
  )
}
