import { useId } from 'react'
import { breathe } from '#capabilities/look/web/screen-icons.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { ButtonLink } from '#kit/ui/web/button.tsx'
import { helplineElsewhere, helplines, hoursNote, writeCall } from '#knowledge/help/helplines.ts'
import type { Words } from '../words/en.ts'
import styles from './help.module.css'

/** On a page of its own and in the dialog over any page; plain links, so it works without script. */
export function HelpContent({ headingLevel = 2 }: { headingLevel?: 2 | 3 }) {
  const Heading = `h${headingLevel}` as const
  const id = useId()
  const t = useWords<Words>()
  return (
    <div className={styles.help}>
      <section className="stack" aria-labelledby={`${id}call`}>
        <Heading id={`${id}call`}>{t('common.help.call')}</Heading>
        <Helplines />
      </section>
      <section className="stack" aria-labelledby={`${id}person`}>
        <Heading id={`${id}person`}>{t('common.help.person')}</Heading>
        <p>{t('common.help.personLead')}</p>
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
    </div>
  )
}

function Helplines() {
  const { language } = useLanguage()
  const t = useWords<Words>()
  return (
    <>
      {/* biome-ignore lint/a11y/noRedundantRoles: without bullets Safari takes a list for no list */}
      <ul role="list" className={styles.lines}>
        {helplines.map((line) => (
          <li key={line.id}>
            <a href={`tel:${line.call}`} className={styles.line}>
              <span className={styles.name}>{line.name[language]}</span>
              <span className={styles.number}>{writeCall(line.call)}</span>
              <span className={styles.sources}>
                {[
                  hoursNote[language],
                  line.sources.map((source) => source[language]).join(', '),
                  line.checkedOn && t('common.help.answered', { day: line.checkedOn }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('common.help.checked')}</p>
      <p>
        <a href={helplineElsewhere.link} rel="noreferrer">
          {helplineElsewhere.name[language]}
        </a>
      </p>
    </>
  )
}
