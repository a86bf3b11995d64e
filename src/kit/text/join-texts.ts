/** Two texts of one place as one: what holds the other stands for both, and neither is lost. */
export function joinTexts(one: string, next: string): string {
  if (one.trim() === '' || next.includes(one)) return next
  if (next.trim() === '' || one.includes(next)) return one
  return `${one}\n\n${next}`
}
