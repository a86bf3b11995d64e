import { useState } from 'react'
import {
  type Composing,
  type ComposingInput,
  useComposing,
} from '#capabilities/composing/web/use-composing.ts'
import { lastChapter } from '#knowledge/poetry/kinds.ts'

type Asked = ComposingInput<'storyStarter'>

export interface ToldStory {
  readonly opening: Composing<'storyStarter'>
  readonly next: Composing<'storyStarter'>
  /** All that stands, the opening first. */
  readonly chapters: readonly string[]
  readonly mayGoOn: boolean
  begin(asked: Asked): void
  /** Another story, asked for in the same way. */
  beginAgain(): void
  /** Another one, by our own composer. */
  beginHere(): void
  /** What happens next; the same chapter once more where it failed. */
  tellOn(): void
}

/** A story that grows by a chapter each time somebody wants to know what happens next. */
export function useToldStory(): ToldStory {
  const opening = useComposing('storyStarter')
  const next = useComposing('storyStarter')
  const [asked, setAsked] = useState<Asked>({ genre: 'any' })
  const [before, setBefore] = useState<readonly string[]>([])
  const newest = next.status === 'done' ? [next.text] : []
  const chapters = opening.status === 'done' ? [opening.text, ...before, ...newest] : []

  function startOver(start: () => void): void {
    next.clear()
    setBefore([])
    start()
  }

  function tellOn(): void {
    setBefore([...before, ...newest])
    next.start({
      ...asked,
      language: opening.language,
      chapter: chapters.length,
      ...whatItIsToldFrom(opening, chapters),
    })
  }

  return {
    opening,
    next,
    chapters,
    mayGoOn: opening.status === 'done' && chapters.length <= lastChapter,
    begin: (input) => {
      setAsked(input)
      startOver(() => opening.start(input))
    },
    beginAgain: () => startOver(opening.again),
    beginHere: () => startOver(opening.writeHere),
    tellOn,
  }
}

/** Our composer tells on from the seed of the opening; a service is handed what there is. */
function whatItIsToldFrom(opening: Composing<'storyStarter'>, chapters: readonly string[]) {
  const { source, seed } = opening
  return source === 'composer' && seed ? { seed } : { soFar: chapters.join('\n\n') }
}
