import type { ReactNode } from 'react'
import { Picture } from '#capabilities/look/web/picture.tsx'
import { useLanguage } from '#kit/i18n/web/language.tsx'
import { AppLink } from '#kit/ui/web/app-link.tsx'
import { Icon } from '#kit/ui/web/icon.tsx'
import { chevronLeft } from '#kit/ui/web/icons.ts'
import { PageHeader } from '#kit/ui/web/page-header.tsx'
import type { Area, areas } from '../areas.ts'
import styles from './room-header.module.css'

type RoomOf<Name extends Area> = `${Name}.${(typeof areas)[Name][number]}`
/** A screen of an area, as its words begin: `express.poems`. */
type RoomName = { [Name in Area]: RoomOf<Name> }[Area] | 'heal.safety-plan'

interface Props {
  readonly room: RoomName
  /** What it says of itself, where the sentence on its card will not do. */
  readonly lead?: ReactNode
  /** Its own question comes at once: on a phone the lead gives way to it. */
  readonly isBrief?: boolean
  /** What can be done with the whole room. */
  readonly children?: ReactNode
}

/** The head of every screen inside an area: the way back, its name, one line, a small drawing. */
export function RoomHeader({ room, lead, isBrief, children }: Props) {
  const { t } = useLanguage()
  const area = room.slice(0, room.indexOf('.'))
  return (
    <PageHeader
      above={
        <AppLink href={`/${area}`} className={styles.back}>
          <Icon path={chevronLeft} size="small" />
          {t(`${area}.title`)}
        </AppLink>
      }
      title={t(`${room}.title`)}
      lead={lead ?? t(`${room}.description`)}
      spot={<Picture of={room} />}
      {...(isBrief && { isBrief })}
    >
      {children}
    </PageHeader>
  )
}
