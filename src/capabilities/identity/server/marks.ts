import { hash } from 'node:crypto'
import type { Visitor } from './session-cache.ts'

/** 132 bits. */
const length = 22

/**
 * What is kept in place of a visitor's id with whatever they leave: another one for each thing, which
 * only their cookie can make again. Whoever reads the tables cannot tell which marks are one person's.
 *
 * The secret is of one length and a mark is cut short, so a plain hash serves here as an HMAC would.
 */
export function markOf({ secret }: Pick<Visitor, 'secret'>, kind: Marked, id: string): string {
  return hash('sha256', `${secret} ${kind} ${id}`, 'base64url').slice(0, length)
}

export type Marked = 'post' | 'key' | 'heart' | 'report' | 'vote'
