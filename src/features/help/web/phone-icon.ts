/** Of the family in `icons.ts`, but the icons there ride with every page, and only help calls. */
export const phone =
  'M6.8 4h2.4q.8 0 1.1.8l1.1 3q.3.8-.4 1.3L9.6 10c1 2 2.4 3.4 4.4 4.4l.9-1.4q.5-.7 1.3-.4l3 1.1q.8.3.8 1.1v2.4q0 1.8-1.8 1.8C10.5 19 5 13.5 5 5.8 5 4.8 5.8 4 6.8 4'
