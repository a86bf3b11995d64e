/** Who lost the connection keeps the talk for this long. */
export const awayMillis = 60_000
/** A node says who it holds every 15 seconds; who is not named for this long is on no node any more. */
export const silentMillis = 75_000
/** Somebody to meet has to be there now. */
export const freshMillis = 45_000
/** Who left somebody is not handed the same person at once. */
export const apartMillis = 5 * 60_000
/** A block or a report may come a while after the talk. */
export const rememberPairMillis = 60 * 60_000
/** Reported by so many different people within a week: practice only, until it is forgotten. */
export const mostReporters = 3
export const weekMillis = 7 * 24 * 60 * 60_000
