import { useState } from 'react'
import { useCareHeard } from '#capabilities/care/web/use-care.ts'
import { useComposing } from '#capabilities/composing/web/use-composing.ts'
import { RoomHeader } from '#capabilities/hub/web/room-header.tsx'
import { DreamForm } from './dream-form.tsx'
import { Reading } from './reading.tsx'

export default function DreamsScreen() {
  const [asked, setAsked] = useState<{ dream: string; attempt: number } | null>(null)
  const composing = useComposing('dream')
  useCareHeard(composing.care)

  function read(dream: string) {
    setAsked({ dream, attempt: (asked?.attempt ?? 0) + 1 })
    composing.start({ dream })
  }

  return (
    <div className="page-narrow room">
      <RoomHeader room="discover.dreams" />
      <DreamForm busy={composing.status === 'writing'} onRead={read} isAsked={asked !== null} />
      {asked && <Reading key={asked.attempt} dream={asked.dream} composing={composing} />}
    </div>
  )
}
