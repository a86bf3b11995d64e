/** Where the drawing of this name lies: `heal` is an area, `heal.mood` one of its rooms. */
export function fileOf(name: string): string {
  const [area, room] = name.split('.')
  return room ? `./spots/${room}.tsx` : `./art/${area}-art.tsx`
}
