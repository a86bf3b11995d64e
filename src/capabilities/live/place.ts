/**
 * How far somebody has heard: the number of the last recorded event and, for who
 * has a private topic, the id of the last private one. It travels as the event id
 * of the stream, `512` or `512~id`, so that a browser brings it back by itself.
 */
export interface Place {
  readonly seq: number
  readonly whisper: string | undefined
}

/** The id of a private event; `-` stands for "none yet". */
const pattern = /^(\d{1,15})(?:~([\w-]{1,64}))?$/

export const noWhisperYet = '-'

export function readPlace(text: string): Place | undefined {
  const [, seq, whisper] = pattern.exec(text) ?? []
  return seq === undefined ? undefined : { seq: Number(seq), whisper }
}

export function writePlace(seq: number, whisper: string | undefined): string {
  return whisper === undefined ? String(seq) : `${seq}~${whisper}`
}
