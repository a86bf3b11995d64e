/**
 * Whole percentages that add up to exactly 100, whatever the votes: each part is
 * cut, and what is missing goes to the largest remainders, the earlier one first
 * where they are equal. Without votes all are 0.
 */
export function sharesOf(votes: readonly number[]): number[] {
  const total = votes.reduce((sum, count) => sum + count, 0)
  if (total === 0) return votes.map(() => 0)
  const exact = votes.map((count) => (count * 100) / total)
  const shares = exact.map(Math.floor)
  const missing = 100 - shares.reduce((sum, share) => sum + share, 0)
  // Compared as whole numbers: fractions of a third would differ in their last digit.
  const remainders = votes.map((count, place) => ({ place, left: (count * 100) % total }))
  remainders.sort((a, b) => b.left - a.left || a.place - b.place)
  for (const { place } of remainders.slice(0, missing)) shares[place] = (shares[place] ?? 0) + 1
  return shares
}
