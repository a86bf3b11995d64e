/**
 * What a message may speak of, in order of care: the first that it speaks of is the one answered.
 * Each is heard in these topics, and in what `sayings` hear besides.
 */
export const feelings = {
  harm: 'harm',
  loss: 'loss death',
  illness: 'illness',
  heartbreak: 'heartbreak',
  money: 'money',
  loneliness: 'loneliness',
  anger: 'anger',
  failure: 'failure',
  worry: 'worry fear',
  tiredness: 'tiredness',
  sadness: 'sadness',
  joy: 'joy love gratitude festival birthday',
  longing: 'longing abroad',
  peace: 'peace',
  study: 'study work',
  people: 'mother father grandmother grandfather sister brother child family friend teacher',
} as const
export type Feeling = keyof typeof feelings
