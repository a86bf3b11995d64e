import type { ComposeKind } from '#knowledge/poetry/kinds.ts'
import type { FullRequestFor } from '../../lookups.ts'
import type { Prompt } from '../providers/provider.ts'

export interface PromptParts {
  /** Our own words alone: nothing that a visitor typed may stand in here. */
  readonly ask: string
  /** What the visitor typed, each piece with our word for what it is. */
  readonly given?: readonly { readonly label: string; readonly words: string }[]
  /** A talk before it, oldest first, for services that know whose turn is whose. */
  readonly before?: Prompt['before']
}

export type MakePrompt<Kind extends ComposeKind> = (request: FullRequestFor<Kind>) => PromptParts

export type PromptsOfLanguage = { readonly [Kind in ComposeKind]: MakePrompt<Kind> } & {
  /** What holds for every text; `fence` is the mark around the visitor's words. */
  readonly house: (fence: string) => string
  /** Stands in the place of the visitor's words where there are none. */
  readonly begin: string
}
