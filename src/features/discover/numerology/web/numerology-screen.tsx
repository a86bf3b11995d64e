import { useState } from 'react'
import { useComposingInBoth } from '#capabilities/composing/web/use-composing-in-both.ts'
import { RoomHeader } from '#capabilities/hub/web/room-header.tsx'
import { PictureBeside } from '#capabilities/look/web/picture-beside.tsx'
import { writeIsoDay } from '#kit/i18n/civil-day.ts'
import { type LifePath, lifePath, lifePathOf } from '../path/life-path.ts'
import type { BirthDate } from '../path/read-birth-date.ts'
import { BirthForm } from './birth-form.tsx'
import { LifePathNumber } from './life-path-number.tsx'
import { Reading } from './reading.tsx'
import { Steps } from './steps.tsx'

interface Found {
  readonly attempt: number
  readonly date: BirthDate
  readonly path: LifePath
}

export default function NumerologyScreen() {
  const [found, setFound] = useState<Found | null>(null)
  const composing = useComposingInBoth('lifePath', { lifePathOf })

  function find(date: BirthDate) {
    const path = lifePath(date.ad.year, date.ad.month, date.ad.day)
    if (!path) return
    setFound((before) => ({ attempt: (before?.attempt ?? 0) + 1, date, path }))
    composing.start({ date: writeIsoDay(date.ad) })
  }

  function takeAway() {
    setFound(null)
    composing.clear()
  }

  return (
    <div className="page room">
      <RoomHeader room="discover.numerology" />
      <div className="desk">
        <BirthForm busy={composing.status === 'writing'} onFind={find} onRefuse={takeAway} />
        {found && (
          <section className="stack beside" aria-labelledby="life-path" key={found.attempt}>
            <LifePathNumber number={found.path.number} date={found.date} />
            <Steps path={found.path} date={found.date} />
            <Reading composing={composing} number={found.path.number} />
          </section>
        )}
        <PictureBeside of="discover" />
      </div>
    </div>
  )
}
