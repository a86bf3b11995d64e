/** What a box holds at most, in sealed bytes; each entry counts at least as `leastOfEntry`. */
export const mostOfBox = 10 * 1024 * 1024

/** Counted for an entry that is smaller, so that a box is never a million crumbs. */
export const leastOfEntry = 1024

/** The longest entry, in sealed bytes. */
export const mostOfEntry = 128 * 1024

/** A page that is read ends before it would hold more sealed bytes than this. */
export const mostOfPage = 256 * 1024

/** The longest body of a request, as it travels: base64url makes three bytes four letters. */
export const mostOfBody = 256 * 1024

/** Entries in one request. */
export const mostEntries = 200

/** What an entry of so many bytes takes of its box. */
export function sizeCounted(bytes: number): number {
  return Math.max(leastOfEntry, bytes)
}
