import type { Words as ComposingWords } from '#capabilities/composing/words/en.ts'
import { RoomHeader } from '#capabilities/hub/web/room-header.tsx'
import { PictureBeside } from '#capabilities/look/web/picture-beside.tsx'
import { useWords } from '#kit/i18n/web/language.tsx'
import { ErrorState } from '#kit/ui/web/error-state.tsx'
import { Skeleton } from '#kit/ui/web/skeleton.tsx'
import type { Words as AreaWords } from '../../words/en.ts'
import type { Words } from '../words/en.ts'
import { ComposedMeaning } from './composed-meaning.tsx'
import { NameForm } from './name-form.tsx'
import { ShelfMeaning } from './shelf-meaning.tsx'
import { useNameMeaning } from './use-name-meaning.ts'

export default function NameScreen() {
  const t = useWords<Words & AreaWords & ComposingWords & { 'common.tryAgain': string }>()
  const { state, composing, look, clear } = useNameMeaning()
  const isComposing = state.step === 'read' && !state.reading.entry

  return (
    <div className="page room">
      <RoomHeader room="discover.name" />
      <div className="desk">
        <NameForm
          busy={state.step === 'looking' || composing.status === 'writing'}
          onLook={look}
          onRefuse={clear}
        />
        {state.step !== 'empty' && (
          <div className="beside">
            {state.step === 'looking' && <Skeleton label={t('discover.name.looking')} lines={4} />}
            {state.step === 'lost' && (
              <ErrorState
                message={t('discover.name.lost')}
                retryLabel={t('common.tryAgain')}
                onRetry={() => look(state.name)}
              />
            )}
            {state.step === 'read' && state.reading.entry && (
              <ShelfMeaning
                key={state.attempt}
                entry={state.reading.entry}
                signs={state.reading.signs}
              />
            )}
            {isComposing && (
              <ComposedMeaning
                name={state.name}
                signs={state.reading.signs}
                composing={composing}
              />
            )}
          </div>
        )}
        <PictureBeside of="discover" />
      </div>
    </div>
  )
}
