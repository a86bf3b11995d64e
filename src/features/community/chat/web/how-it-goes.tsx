import { useWords } from '#kit/i18n/web/language.tsx'
import { Icon } from '#kit/ui/web/icon.tsx'
import { feather, flag, lock, people } from '#kit/ui/web/icons.ts'
import type { Words } from '../words/en.ts'
import styles from './how-it-goes.module.css'

const points = [
  { key: 'community.chat.how.person', icon: people },
  { key: 'community.chat.how.practice', icon: feather },
  { key: 'community.chat.how.kept', icon: lock },
  { key: 'community.chat.how.safe', icon: flag },
] as const

export function HowItGoes() {
  const t = useWords<Words>()
  return (
    <section className={styles.how} aria-labelledby="chat-how">
      <h2 id="chat-how">{t('community.chat.how')}</h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: without bullets Safari takes a list for no list */}
      <ul role="list">
        {points.map(({ key, icon }) => (
          <li key={key}>
            <Icon path={icon} />
            <p>{t(key)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
