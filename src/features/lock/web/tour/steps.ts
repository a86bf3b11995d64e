/** On the way to a lock. */
export const steps = ['choose', 'write', 'check', 'done'] as const

export type Step = (typeof steps)[number]
