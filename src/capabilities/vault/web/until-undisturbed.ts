const mostAttempts = 50

/** Of two tabs that write at once the slower begins again: null says that it was the slower. */
export async function untilUndisturbed<Value>(
  attempt: (isFirst: boolean) => Promise<Value | null>,
): Promise<Value> {
  for (let n = 0; n < mostAttempts; n++) {
    const done = await attempt(n === 0)
    if (done !== null) return done
  }
  throw new Error('the vault was written to without a pause')
}
