import { useState } from 'react'
import { useComposing } from '#capabilities/composing/web/use-composing.ts'
import { RoomHeader } from '#capabilities/hub/web/room-header.tsx'
import { percentOf } from '../match/match-names.ts'
import styles from './love.module.css'
import { NamesForm, type TwoNames } from './names-form.tsx'
import { Result } from './result.tsx'

export default function LoveScreen() {
  const composing = useComposing('love', { percentOf })
  const [names, setNames] = useState<TwoNames | null>(null)

  function match(next: TwoNames) {
    setNames(next)
    composing.start({ names: [next[0], next[1]] })
  }

  return (
    <div className={`page-narrow room ${styles.love}`}>
      <RoomHeader room="discover.love" />
      <NamesForm busy={composing.status === 'writing'} onMatch={match} />
      {names && <Result composing={composing} names={names} />}
    </div>
  )
}
