import { useState } from 'react'
import { useComposingInBoth } from '#capabilities/composing/web/use-composing-in-both.ts'
import { RoomHeader } from '#capabilities/hub/web/room-header.tsx'
import { PictureBeside } from '#capabilities/look/web/picture-beside.tsx'
import { percentOf } from '../match/match-names.ts'
import styles from './love.module.css'
import { NamesForm, type TwoNames } from './names-form.tsx'
import { Result } from './result.tsx'

export default function LoveScreen() {
  const composing = useComposingInBoth('love', { percentOf })
  const [names, setNames] = useState<TwoNames | null>(null)

  function match(next: TwoNames) {
    setNames(next)
    composing.start({ names: [next[0], next[1]] })
  }

  return (
    <div className={`page room ${styles.love}`}>
      <RoomHeader room="discover.love" />
      <div className="desk">
        <NamesForm
          busy={composing.status === 'writing'}
          onMatch={match}
          onRefuse={composing.clear}
        />
        {names && (
          <div className="beside">
            <Result composing={composing} names={names} />
          </div>
        )}
        <PictureBeside of="discover" />
      </div>
    </div>
  )
}
