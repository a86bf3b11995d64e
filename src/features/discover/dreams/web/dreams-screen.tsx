import { useState } from 'react'
import { useCareHeard } from '#capabilities/care/web/use-care.ts'
import { useComposingInBoth } from '#capabilities/composing/web/use-composing-in-both.ts'
import { RoomHeader } from '#capabilities/hub/web/room-header.tsx'
import { PictureBeside } from '#capabilities/look/web/picture-beside.tsx'
import { DreamForm } from './dream-form.tsx'
import { Reading } from './reading.tsx'

export default function DreamsScreen() {
  const [asked, setAsked] = useState<{ dream: string; attempt: number } | null>(null)
  const [wasAsked, setWasAsked] = useState(false)
  const composing = useComposingInBoth('dream')
  useCareHeard(composing.care)

  function read(dream: string) {
    setWasAsked(true)
    setAsked({ dream, attempt: (asked?.attempt ?? 0) + 1 })
    composing.start({ dream })
  }

  function takeAway() {
    setAsked(null)
    composing.clear()
  }

  return (
    <div className="page room">
      <RoomHeader room="discover.dreams" />
      <div className="desk">
        <DreamForm
          busy={composing.status === 'writing'}
          onRead={read}
          onRefuse={takeAway}
          isAsked={wasAsked}
        />
        {asked && <Reading key={asked.attempt} dream={asked.dream} composing={composing} />}
        <PictureBeside of="discover" />
      </div>
    </div>
  )
}
