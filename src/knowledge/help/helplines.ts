import { nepal } from './countries/nepal.ts'
import type { Helpline } from './helpline.ts'

/** The lines of Nepal alone: for texts that name a number and weigh something on a phone. */
export const helplines: readonly Helpline[] = nepal.lines
