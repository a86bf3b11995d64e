/* Of the icon family of the house; only this room needs them. */
export const speaker =
  'M4 9.5v5h3.5l5 4v-13l-5 4H4M15.8 9.2a4.2 4.2 0 0 1 0 5.6M18.2 6.6a8 8 0 0 1 0 10.8'
export const phone =
  'M5 4h3.2q.6 0 .8.6l1.1 3.2q.2.6-.2 1L8.2 10.3a12 12 0 0 0 5.5 5.5l1.5-1.7q.4-.4 1-.2l3.2 1.1q.6.2.6.8V19q0 1-1 1C11 20 4 13 4 5q0-1 1-1'
