/**
 * How far somebody has heard: the number of the last recorded event and, for who has a private
 * topic, the id of the last private one. It travels as the event id of the stream, `512` or
 * `512~id`, so that a browser brings it back by itself.
 */
export interface Place {
  readonly seq: number
  readonly privateId: string | undefined
}

/** The id of a private event; `-` stands for "none yet". */
const pattern = /^(\d{1,15})(?:~([\w-]{1,64}))?$/

export const noPrivateEventYet = '-'

export function readPlace(text: string): Place | undefined {
  const [, seq, privateId] = pattern.exec(text) ?? []
  return seq === undefined ? undefined : { seq: Number(seq), privateId }
}

export function writePlace(seq: number, privateId: string | undefined): string {
  return privateId === undefined ? String(seq) : `${seq}~${privateId}`
}
