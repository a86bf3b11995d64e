import { readText } from './ear.ts'
import { needIn } from './hear-need.ts'
import type { Heard } from './heard.ts'

/**
 * What a text says: need, harm, feelings, matters and what is asked for. The same words are heard
 * the same way on every phone and every server.
 */
export function hear(text: string): Heard {
  const read = readText(text)
  return { ...needIn(read), harm: [], feelings: [], matters: [], asks: [] }
}
