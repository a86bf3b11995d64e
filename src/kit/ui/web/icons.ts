/*
 * The icon family: 24 px grid, one line of 1.75, round ends, drawn for this house. Each is a
 * bare string, so a page carries only the ones it names. A dot is a line of no length.
 */
export const pen =
  'M4 20l1.2-4.6L15.8 4.8q1.2-1.2 2.4 0l1 1q1.2 1.2 0 2.4L8.6 18.8 4 20M13.8 6.8l3.4 3.4'
export const heart =
  'M12 20C7.5 16.6 3.5 13.2 3.5 9.1 3.5 6.3 5.6 4.5 7.9 4.5c1.8 0 3.3 1 4.1 2.7.8-1.7 2.3-2.7 4.1-2.7 2.3 0 4.4 1.8 4.4 4.6 0 4.1-4 7.5-8.5 10.9'
export const compass =
  'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M15.6 8.4l-2 5.2-5.2 2 2-5.2 5.2-2'
export const stars =
  'M10 4c.6 4.2 2.3 5.9 6.5 6.5-4.2.6-5.9 2.3-6.5 6.5-.6-4.2-2.3-5.9-6.5-6.5C7.7 9.9 9.4 8.2 10 4M18.5 15v4.5M16.25 17.25h4.5M18.5 4.5h.01'
export const people =
  'M9 4.5a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6M2.8 19.5c0-3.5 2.6-5.7 6.2-5.7s6.2 2.2 6.2 5.7M15.8 4.9a3.1 3.1 0 0 1 0 5.9M17.6 14.2c2.2.7 3.6 2.6 3.6 5.3'
export const menu = 'M4 7h16M4 12h16M4 17h10'
export const close = 'M6 6l12 12M18 6 6 18'
export const hands =
  'M12 12.5C9.8 10.9 8 9.3 8 7.3 8 5.9 9 5 10.1 5c.9 0 1.5.5 1.9 1.3.4-.8 1-1.3 1.9-1.3C15 5 16 5.9 16 7.3c0 2-1.8 3.6-4 5.2M3.5 12v4.5q0 1.5 1.2 2.4L6.5 20.5M3.5 12c1.2-.3 1.9.3 2.4 1.3l1.2 2.2c1.7-.5 3.3.8 3.3 2.5v2.5M20.5 12v4.5q0 1.5-1.2 2.4l-1.8 1.6M20.5 12c-1.2-.3-1.9.3-2.4 1.3l-1.2 2.2c-1.7-.5-3.3.8-3.3 2.5v2.5'
/** Out of the door. */
export const leave =
  'M13.5 4.5h-7q-1.5 0-1.5 1.5v12q0 1.5 1.5 1.5h7M10 12h10.5M16.5 7.5l4 4.5-4 4.5'
export const sun =
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4'
export const moon = 'M19.8 14.6A8.3 8.3 0 0 1 9.4 4.2 8.3 8.3 0 1 0 19.8 14.6'
export const copy =
  'M9.5 8.5h9q1 0 1 1v10q0 1-1 1h-9q-1 0-1-1v-10q0-1 1-1M5.5 15.5q-1 0-1-1v-10q0-1 1-1h9q1 0 1 1'
export const share =
  'M12 15V3.5M8 7l4-3.5L16 7M6 11.5H5q-1 0-1 1V19.5q0 1 1 1h14q1 0 1-1v-7q0-1-1-1h-1'
export const download = 'M12 3.5V15M8 11.5l4 3.5 4-3.5M4 16.5V19.5q0 1 1 1h14q1 0 1-1v-3'
export const trash =
  'M4.5 6.5h15M9 6.5V4.5q0-1 1-1h4q1 0 1 1v2M6.5 6.5l.8 13q0 1 1 1h7.4q1 0 1-1l.8-13M10 10.5v6M14 10.5v6'
export const edit =
  'M11 5H5.5q-1.5 0-1.5 1.5v12Q4 20 5.5 20h12q1.5 0 1.5-1.5V13M9.5 14.5l.8-3.1L17.6 4q1.1-.9 2 0t0 2l-7.3 7.5-2.8 1'
export const undo = 'M8 4.5 4 8.5l4 4M4 8.5h10.5a5.5 5.5 0 0 1 0 11H8.5'
export const flag = 'M5.5 21V4M5.5 4.8c4.5-2.6 8 2.6 13 0v8.7c-5 2.6-8.5-2.6-13 0'
export const send = 'M20.5 3.5 3.5 10.2l6.8 3.5 3.5 6.8 6.7-17M20.5 3.5 10.3 13.7'
export const play = 'M7.5 5.2v13.6q0 .8.8.4l10.8-6.6q.9-.6 0-1.2L8.3 4.8q-.8-.4-.8.4'
export const pause = 'M8.5 5v14M15.5 5v14'
export const stop = 'M7 6h10q1 0 1 1v10q0 1-1 1H7q-1 0-1-1V7q0-1 1-1'
export const reset = 'M5 4v5h5M5.3 9A8 8 0 1 1 4 13'
export const refresh =
  'M19.5 4v4.5H15M4.5 20v-4.5H9M19 8.5A8 8 0 0 0 4.3 10.5M5 15.5a8 8 0 0 0 14.7-2'
export const check = 'M4.5 12.8 9.5 18 19.5 6.5'
export const chevronDown = 'M6 9.5l6 6 6-6'
export const chevronUp = 'M6 14.5l6-6 6 6'
export const chevronLeft = 'M14.5 6l-6 6 6 6'
export const chevronRight = 'M9.5 6l6 6-6 6'
export const arrowRight = 'M4.5 12h15M13.5 6l6 6-6 6'
export const search = 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.3 15.3 20 20'
export const spark =
  'M12 3.5c.9 5.5 3 7.6 8.5 8.5-5.5.9-7.6 3-8.5 8.5-.9-5.5-3-7.6-8.5-8.5 5.5-.9 7.6-3 8.5-8.5'
export const feather =
  'M4 20.5C8 14 11.5 10.5 16 8.5M6.7 16.5C5.5 9 11 3.8 20 3.5c.3 8.2-4 14-12.3 13M12.5 15.9l1.2-4.3 4.5-.8'
export const book =
  'M12 6.5C9.8 4.7 7 4.3 3.5 4.5v13.8c3.5-.2 6.3.3 8.5 2.2 2.2-1.9 5-2.4 8.5-2.2V4.5C17 4.3 14.2 4.7 12 6.5v14'
export const clock = 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 7.5V12l3.2 2'
export const user = 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4.5 20.5c0-3.8 3-6 7.5-6s7.5 2.2 7.5 6'
export const lock =
  'M6.5 10.5h11q1.5 0 1.5 1.5v7q0 1.5-1.5 1.5h-11Q5 20.5 5 19v-7q0-1.5 1.5-1.5M8 10.5V8a4 4 0 0 1 8 0v2.5M12 14.5v2'
export const offline =
  'M4 4l16 16M8.3 8.5A4.7 4.7 0 0 0 7.5 9.5 4.4 4.4 0 0 0 7 18.5h9.5M11 6.6A5.5 5.5 0 0 1 17 11a3.8 3.8 0 0 1 3 6.3'
export const print =
  'M7.5 9V3.5h9V9M7.5 17.5H5.5Q4 17.5 4 16v-5.5Q4 9 5.5 9h13Q20 9 20 10.5V16q0 1.5-1.5 1.5h-2M7.5 14h9v6.5h-9V14'
export const info = 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 11.5v4.5M12 8h.01'
export const alert = 'M12 4.5 3.3 19q-.4 1 .6 1h16.2q1 0 .6-1L12 4.5M12 10v4.5M12 17h.01'
