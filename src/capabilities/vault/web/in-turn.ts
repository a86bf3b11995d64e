/**
 * Changes that build on each other, one after the other: of two that are begun at once the vault
 * may write the second first. One that fails keeps nothing, and stops neither the next nor anybody.
 */
export function inTurn(): (change: () => Promise<void>) => void {
  let last: Promise<void> = Promise.resolve()
  return (change) => {
    last = last.then(change).catch(() => {})
  }
}
