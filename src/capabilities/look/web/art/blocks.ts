/* Apart from the drawings, so that a page with one small ornament does not fetch them all. */

/** A pipal leaf: heart-shaped, with the long tip that lets the rain run off. */
export const pipalLeaf =
  'M0-3c2-4 8-4 8 1.5 0 4.5-5 6.5-6.8 10-.7 1.5-.7 3.5-2.2 5.5.4-3-.2-4.5-1.2-6C-5 5-8 3-8-1.5-8-7-2-7 0-3Z'

export const marigold =
  'M6.4 0a2.7 2.7 0 0 1 -1.5 4.1a2.7 2.7 0 0 1 -3.8 2.2a2.7 2.7 0 0 1 -4.3-.8a2.7 2.7 0 0 1 -2.8-3.4a2.7 2.7 0 0 1 0-4.4a2.7 2.7 0 0 1 2.8-3.4a2.7 2.7 0 0 1 4.3-.8a2.7 2.7 0 0 1 3.8 2.2a2.7 2.7 0 0 1 1.5 4.1z'

export const floret =
  'M0 0C-4-5.2-3.6-10.5 0-10.5C3.6-10.5 4-5.2 0 0M0 0C3.8-5.4 8.9-6.7 10-3.2C11.1 .2 6.2 2.2 0 0M0 0C6.3 1.9 9.1 6.4 6.2 8.5C3.3 10.6-.2 6.6 0 0M0 0C.2 6.6-3.3 10.6-6.2 8.5C-9.1 6.4-6.3 1.9 0 0M0 0C-6.2 2.2-11.1 .2-10-3.2C-8.9-6.7-3.8-5.4 0 0Z'

export const starlet = 'M0-7C.7-2 2-.7 7 0 2 .7.7 2 0 7-.7 2-2 .7-7 0-2-.7-.7-2 0-7Z'
