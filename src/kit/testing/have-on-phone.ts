/** What the phone under test can do, or cannot. */
export function haveOnPhone(part: Partial<Record<keyof Navigator, unknown>>): void {
  for (const [name, value] of Object.entries(part)) {
    Object.defineProperty(navigator, name, { value, configurable: true })
  }
}
