import { useWords } from '#kit/i18n/web/language.tsx'
import { Card } from '#kit/ui/web/card.tsx'
import { Icon } from '#kit/ui/web/icon.tsx'
import type { PlaceId, PromiseId } from '../questions.ts'
import type { Words } from '../words/en.ts'
import { nowhere, server, thisPhone } from './place-icons.ts'
import styles from './privacy.module.css'

const icons: Readonly<Record<PlaceId, string>> = { phone: thisPhone, server, nowhere }

/** One of the three places where something can lie, and what lies there. */
export function Place({ id, holds }: { id: PlaceId; holds: readonly PromiseId[] }) {
  const t = useWords<Words>()
  return (
    <Card tone={id === 'phone' ? 'soft' : 'open'} className={styles.place}>
      <h3>
        <Icon path={icons[id]} />
        {t(`common.privacy.place.${id}`)}
      </h3>
      {holds.map((promise) => (
        <p key={promise}>{t(`common.privacy.say.${promise}`)}</p>
      ))}
    </Card>
  )
}
