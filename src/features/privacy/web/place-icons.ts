/* Of the icon family: 24 px grid, one line, round ends (`kit/ui/web/icons.ts`). */
export const thisPhone =
  'M8.5 3.5h7q1.5 0 1.5 1.5v14q0 1.5-1.5 1.5h-7Q7 20.5 7 19V5q0-1.5 1.5-1.5M11 17.5h2'
export const server =
  'M5.5 4.5h13q1 0 1 1v4q0 1-1 1h-13q-1 0-1-1v-4q0-1 1-1M5.5 13.5h13q1 0 1 1v4q0 1-1 1h-13q-1 0-1-1v-4q0-1 1-1M8 7.5h.01M8 16.5h.01'
export const nowhere = 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M6 6l12 12'
