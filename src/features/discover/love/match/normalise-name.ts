/** How a name was typed must not change whom it is matched with. */
export function normaliseName(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/gu, ' ').toLowerCase()
}
