import type { Words } from './words/en.ts'

type Said<Key, Kind extends string> = Key extends `common.privacy.${Kind}.${infer Id}` ? Id : never

/** A sentence of the page. What shows that it is true stands in `shown-by.ts`. */
export type PromiseId = Said<keyof Words, 'say'>
type QuestionId = Said<keyof Words, 'ask'>
export type PlaceId = Said<keyof Words, 'place'>

export interface Question {
  readonly id: QuestionId
  /** What everybody reads. */
  readonly answer: readonly PromiseId[]
  /** For whoever wants to know exactly: folded. */
  readonly more: readonly PromiseId[]
}

export const places: readonly { readonly id: PlaceId; readonly holds: readonly PromiseId[] }[] = [
  { id: 'phone', holds: ['place-phone'] },
  { id: 'server', holds: ['place-server', 'place-copy'] },
  { id: 'nowhere', holds: ['place-nowhere'] },
]

/** In the order in which they weigh on somebody: home first, the law last. */
export const questions: readonly Question[] = [
  {
    id: 'diary',
    answer: ['diary-here', 'diary-lock'],
    more: ['diary-too', 'diary-read', 'diary-poem'],
  },
  {
    id: 'family',
    answer: ['family-open', 'family-lock'],
    more: [
      'family-closes',
      'family-leave',
      'family-cover',
      'family-second',
      'family-strength',
      'family-signout',
      'family-delete',
    ],
  },
  {
    id: 'lost',
    answer: ['lost-gone'],
    more: [
      'lost-copy',
      'lost-back',
      'lost-copy-ends',
      'lost-words',
      'lost-both',
      'lost-file',
      'lost-file-open',
      'lost-file-sealed',
      'lost-code',
    ],
  },
  {
    id: 'erase',
    answer: ['erase-all', 'erase-here'],
    more: ['erase-other-phones', 'erase-files', 'erase-one', 'erase-together', 'erase-reports'],
  },
  {
    id: 'heavy',
    answer: ['heavy-nobody'],
    more: ['heavy-phone', 'heavy-posts', 'heavy-means', 'heavy-chat'],
  },
  {
    id: 'friend',
    answer: ['friend-here', 'friend-service'],
    more: ['friend-need', 'friend-memory', 'friend-traceless'],
  },
  {
    id: 'posts',
    answer: ['posts-seen'],
    more: ['posts-apart', 'posts-contact', 'posts-held', 'posts-moderator'],
  },
  {
    id: 'chat',
    answer: ['chat-nowhere'],
    more: ['chat-memory', 'chat-pairs', 'chat-report', 'chat-harm'],
  },
  {
    id: 'known',
    answer: ['known-little'],
    more: [
      'known-take',
      'known-phones',
      'known-days',
      'known-year',
      'known-new-code',
      'known-moderators',
      'known-log',
      'known-cookies',
    ],
  },
  {
    id: 'others',
    answer: ['others-nobody'],
    more: ['others-ads', 'others-texts', 'others-page'],
  },
  {
    id: 'limits',
    answer: ['limits-force'],
    more: [
      'limits-spy',
      'limits-traces',
      'limits-told',
      'limits-read',
      'limits-server',
      'limits-change',
      'limits-backups',
    ],
  },
]

/** What the whole page ends with. */
export const lastWord: PromiseId = 'checked'
