/** What stands in the place of words that others are not to read. */
export const cover = '•••'
