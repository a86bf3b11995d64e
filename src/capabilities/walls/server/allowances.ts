import type { Allowance } from '#kit/http/server/limits.ts'

/** All of them count identities, never addresses: a whole town may share one. */
export const posts: Allowance = { name: 'posts', most: 5, withinSeconds: 600 }
/** Drafts that were judged, also those that did not become posts. */
export const drafts: Allowance = { name: 'drafts', burst: 30, perMinute: 10 }
export const hearts: Allowance = { name: 'hearts', most: 60, withinSeconds: 60 }
export const reports: Allowance = { name: 'reports', burst: 10, perMinute: 1 }
export const deletions: Allowance = { name: 'deletions', burst: 30, perMinute: 10 }
