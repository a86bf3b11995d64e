/** A busy machine takes its time; what never comes still fails. */
export const soon = { timeout: 10_000 }
