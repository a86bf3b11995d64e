import { z } from 'zod'

/** What a visitor is told of themselves. */
export const visitor = z.object({ name: z.string().nullable(), since: z.iso.datetime() })
