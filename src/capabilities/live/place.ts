/**
 * How far somebody has heard: the number of the last recorded event, where it is known the
 * moment of it, and for who has a private topic the id of the last private event. It travels as
 * the event id of the stream, `512`, `512.1763766000000` or `512.1763766000000~id`, so that a
 * browser brings it back by itself.
 */
export interface Place {
  readonly seq: number
  /** Hearts have no numbers: whoever comes back is told what changed since then. */
  readonly at: number | undefined
  readonly whisper: string | undefined
}

/** The id of a private event; `-` stands for "none yet". */
const pattern = /^(\d{1,15})(?:\.(\d{1,15}))?(?:~([\w-]{1,64}))?$/

export const noWhisperYet = '-'

export function readPlace(text: string): Place | undefined {
  const [, seq, at, whisper] = pattern.exec(text) ?? []
  if (seq === undefined) return undefined
  return { seq: Number(seq), at: at === undefined ? undefined : Number(at), whisper }
}

export function writePlace(seq: number, whisper: string | undefined, at?: number): string {
  const place = at === undefined ? String(seq) : `${seq}.${at}`
  return whisper === undefined ? place : `${place}~${whisper}`
}
