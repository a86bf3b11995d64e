const key = 'moderating-until'

/** Until when this tab's session lasts. The session itself is a cookie that no script can read. */
export function rememberedEnd(): number | null {
  try {
    const until = Number(sessionStorage.getItem(key))
    return until > Date.now() ? until : null
  } catch {
    return null
  }
}

export function rememberEnd(until: number | null): void {
  try {
    if (until === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, String(until))
  } catch {
    // Storage refused: after a reload the secret is asked for again.
  }
}
