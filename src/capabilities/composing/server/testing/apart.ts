/** What a test that plays the browser says to the process that plays the server. */
export type Order = { open: string } | 'close' | 'count'

export interface Counts {
  readonly requests: number
  readonly leftEarly: number
}
