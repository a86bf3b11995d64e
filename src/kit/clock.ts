/** Time is received, never taken, so that tests can hold it still. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number
}
