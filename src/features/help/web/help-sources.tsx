import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { useDigits } from '#kit/i18n/web/use-digits.ts'
import { Disclosure } from '#kit/ui/web/disclosure.tsx'
import { helpIn } from '#knowledge/help/help-in.ts'
import type { HelpPlace } from '#knowledge/help/help-place.ts'
import type { Source } from '#knowledge/help/helpline.ts'
import type { Words } from '../words/en.ts'
import styles from './help-sources.module.css'

/** For whoever wants to know how we know: folded, so that nobody has to read past it. */
export function HelpSources({ place }: { place: HelpPlace }) {
  const t = useWords<Words>()
  const { language } = useLanguage()
  const inDigits = useDigits()
  const { lines, embassy } = helpIn[place]
  return (
    <Disclosure className={styles.sources} summary={t('common.help.sources')}>
      <dl>
        {lines.map((line) => (
          <div key={line.id}>
            <dt>
              {line.name[language]}, {inDigits(line.number)}
            </dt>
            <dd>
              {line.hours?.[language] ?? t('common.help.noHours')} ·{' '}
              {line.checkedOn
                ? t('common.help.answered', { day: line.checkedOn })
                : t('common.help.notPhoned')}
              <SourceLinks sources={line.sources} />
            </dd>
          </div>
        ))}
        {embassy && embassy.sources.length > 0 && (
          <div>
            <dt>{t('common.help.embassy')}</dt>
            <dd>
              {t('common.help.notPhoned')}
              <SourceLinks sources={embassy.sources} />
            </dd>
          </div>
        )}
      </dl>
    </Disclosure>
  )
}

function SourceLinks({ sources }: { sources: readonly Source[] }) {
  return sources.map(({ name, link }) => (
    <span key={link}>
      {' · '}
      <a href={link} rel="noreferrer" lang="en">
        {name}
      </a>
    </span>
  ))
}
