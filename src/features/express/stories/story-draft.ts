import type { WrittenBy } from '#capabilities/composing/events.ts'
import { nameRecord } from '#capabilities/vault/record-id.ts'
import type { Draft } from '#capabilities/vault/records.ts'
import type { Language } from '#kit/i18n/language.ts'
import { cutToGraphemes } from '#kit/text/count.ts'

/** A beginning that was given, and what somebody wrote on from it. */
export interface StoryDraft {
  readonly id: string
  readonly opening: string
  readonly language: Language
  /** Who wrote the beginning, where that is known. */
  readonly source?: WrittenBy
  readonly more: string
  readonly at: number
}

export function beginStory(
  opening: string,
  language: Language,
  source: WrittenBy | undefined,
  at: number,
): StoryDraft {
  return {
    id: nameRecord('story', opening),
    opening,
    language,
    ...(source && { source }),
    more: '',
    at,
  }
}

/** The stories among the drafts of this phone, the one begun last first. */
export function findStories(drafts: readonly Draft[]): readonly StoryDraft[] {
  return drafts
    .flatMap(({ id, text, story }) => {
      if (!story) return []
      const { text: opening, ...rest } = story
      return [{ ...rest, id, opening, more: text }]
    })
    .sort((one, other) => other.at - one.at)
}

export function toDraft({ id, opening, more, language, source, at }: StoryDraft) {
  return { id, text: more, story: { text: opening, language, at, ...(source && { source }) } }
}

/** The story as one text, to copy and to share. */
export function wholeStory({ opening, more }: Pick<StoryDraft, 'opening' | 'more'>): string {
  return [opening, more.trim()].filter(Boolean).join('\n\n')
}

/** The first words, to know it again in a list. */
export function nameOfStory({ opening }: Pick<StoryDraft, 'opening'>): string {
  const short = cutToGraphemes(opening, 48)
  return short.length < opening.length ? `${short.replace(/\s+\S*$/u, '')}…` : opening
}
