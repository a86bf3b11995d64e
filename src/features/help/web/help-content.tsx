import { useId } from 'react'
import { useHelpPlace } from '#capabilities/care/web/use-help-place.ts'
import { breathe, plan } from '#capabilities/look/web/screen-icons.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { ButtonLink } from '#kit/ui/web/button.tsx'
import { helplineElsewhere } from '#knowledge/help/elsewhere.ts'
import { helpIn } from '#knowledge/help/help-in.ts'
import { helplineFor, linesFor } from '#knowledge/help/line-for.ts'
import type { Words } from '../words/en.ts'
import { FromHome } from './from-home.tsx'
import styles from './help.module.css'
import { HelpSources } from './help-sources.tsx'
import { LineList } from './line-list.tsx'
import { OutsideNepal } from './outside-nepal.tsx'
import { WhereNow } from './where-now.tsx'

/** What stands below the one number, on the page and in the dialog; plain links, so it works without script. */
export function HelpContent({ headingLevel = 2 }: { headingLevel?: 2 | 3 }) {
  const Heading = `h${headingLevel}` as const
  const id = useId()
  const t = useWords<Words>()
  const { language } = useLanguage()
  const { place, choosePlace } = useHelpPlace()
  const { first } = helplineFor('explicit', false, place)
  const groups = (['dying', 'hurt', 'child'] as const).map((reason) => ({
    reason,
    lines: linesFor(reason, place).filter((line) => line !== first),
  }))
  return (
    <div className={styles.help}>
      <WhereNow place={place} onChoose={choosePlace} />
      {groups.map(
        ({ reason, lines }) =>
          lines.length > 0 && (
            <section key={reason} className={styles.group} aria-labelledby={`${id}${reason}`}>
              <Heading id={`${id}${reason}`}>{t(`common.help.${reason}`)}</Heading>
              <LineList lines={lines} />
            </section>
          ),
      )}
      {helpIn[place].embassy && (
        <section className={styles.group} aria-labelledby={`${id}work`}>
          <Heading id={`${id}work`}>{t('common.help.work')}</Heading>
          <FromHome lines={linesFor('work', place)} embassy={helpIn[place].embassy} />
        </section>
      )}
      <OutsideNepal />
      <section className="stack" aria-labelledby={`${id}friend`}>
        <Heading id={`${id}friend`}>{t('common.help.friend')}</Heading>
        <p>{t('common.help.friendAsk')}</p>
        <p>{t('common.help.friendStay')}</p>
        <p>{t('common.help.friendMeans')}</p>
      </section>
      <section className="stack" aria-labelledby={`${id}person`}>
        <Heading id={`${id}person`}>{t('common.help.person')}</Heading>
        <p>{t('common.help.personLead')}</p>
      </section>
      <section className="stack" aria-labelledby={`${id}plan`}>
        <Heading id={`${id}plan`}>{t('common.help.plan')}</Heading>
        <p>{t('common.help.planLead')}</p>
        <div>
          <ButtonLink href="/heal/safety-plan" kind="quiet" icon={plan}>
            {t('common.help.planLink')}
          </ButtonLink>
        </div>
      </section>
      <section className="stack" aria-labelledby={`${id}breathe`}>
        <Heading id={`${id}breathe`}>{t('common.help.breathe')}</Heading>
        <p>{t('common.help.breatheLead')}</p>
        <div>
          <ButtonLink href="/heal/breathe" kind="quiet" icon={breathe}>
            {t('common.help.breatheLink')}
          </ButtonLink>
        </div>
      </section>
      <div className={styles.foot}>
        <p className={styles.quiet}>{t('common.help.unchecked')}</p>
        <HelpSources place={place} />
        {place !== 'elsewhere' && (
          <p>
            <a href={helplineElsewhere.href} rel="noreferrer">
              {helplineElsewhere.name[language]}
            </a>
          </p>
        )}
      </div>
    </div>
  )
}
