import { useEffect, useRef } from 'react'
import { WriteButton } from '#capabilities/composing/web/write-button.tsx'
import type { Words as ComposingWords } from '#capabilities/composing/words/en.ts'
import { useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { arrowRight, pen, refresh } from '#kit/ui/web/icons.ts'
import type { Words } from '../words/en.ts'
import type { ToldStory } from './use-told-story.ts'

interface StoryActionsProps {
  readonly told: ToldStory
  readonly onGoOn: () => void
}

/** Where a story may go from here: on by itself, on in the visitor's hands, or away for another. */
export function StoryActions({ told, onGoOn }: StoryActionsProps) {
  const t = useWords<Words & ComposingWords>()
  const { next, mayGoOn } = told
  const own = useRef<HTMLButtonElement>(null)
  const isTelling = next.status === 'writing'
  const wasAsked = useRef(false)

  // The last chapter takes its button away, and with it the focus.
  useEffect(() => {
    if (!mayGoOn && wasAsked.current) own.current?.focus({ preventScroll: true })
  }, [mayGoOn])

  return (
    <div className="cluster">
      {mayGoOn && (
        <WriteButton
          icon={arrowRight}
          busy={isTelling}
          onClick={() => {
            wasAsked.current = true
            told.tellOn()
          }}
        >
          {t('express.stories.next')}
        </WriteButton>
      )}
      <Button ref={own} kind={mayGoOn ? 'quiet' : 'primary'} icon={pen} onClick={onGoOn}>
        {t('express.stories.goOn')}
      </Button>
      <Button kind="quiet" icon={refresh} onClick={told.beginAgain}>
        {t('common.composing.again')}
      </Button>
    </div>
  )
}
