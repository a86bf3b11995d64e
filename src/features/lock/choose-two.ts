/** Two different places of so many, in their order. */
export function chooseTwo(count: number, chance: Uint8Array): readonly [number, number] {
  const first = (chance[0] ?? 0) % count
  const second = (first + 1 + ((chance[1] ?? 0) % (count - 1))) % count
  return [Math.min(first, second), Math.max(first, second)]
}
