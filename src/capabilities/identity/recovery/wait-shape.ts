import { z } from 'zod'
import type { Wait } from './waiting.ts'

export const waitShape = z.object({ possibleFrom: z.iso.datetime(), until: z.iso.datetime() })

export function presentWait({ possibleFrom, until }: Wait): z.output<typeof waitShape> {
  return {
    possibleFrom: new Date(possibleFrom).toISOString(),
    until: new Date(until).toISOString(),
  }
}
