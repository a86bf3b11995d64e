import { useWords } from '#kit/i18n/web/language.tsx'
import type { Embassy, Helpline } from '#knowledge/help/helpline.ts'
import { helplines } from '#knowledge/help/helplines.ts'
import type { Words } from '../words/en.ts'
import styles from './help.module.css'
import { LineItem, LineLink } from './line-list.tsx'

const fromAbroad = helplines.find((line) => line.fromAbroad)?.fromAbroad

/** For those who work or study far from home: whom to ask there, and a voice in Nepali. */
export function FromHome({ lines, embassy }: { lines: readonly Helpline[]; embassy: Embassy }) {
  const t = useWords<Words>()
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without bullets Safari takes a list for no list
    <ul role="list" className={styles.lines}>
      {lines.map((line) => (
        <LineItem key={line.id} line={line} />
      ))}
      <li>
        {embassy.phone ? (
          <LineLink
            href={embassy.phone.href}
            name={t('common.help.embassy')}
            number={embassy.phone.number}
            about={[]}
          />
        ) : (
          <LineLink
            href={embassy.link}
            name={t('common.help.embassy')}
            about={[embassy.link.replace('https://', ''), t('common.help.embassyPage')]}
          />
        )}
      </li>
      {fromAbroad && (
        <li>
          <LineLink
            href={fromAbroad.href}
            name={t('common.help.home')}
            number={fromAbroad.number}
            about={[t('common.help.homeNote')]}
          />
        </li>
      )}
    </ul>
  )
}
