import { tab } from '#kit/web/device-store.ts'

const key = 'moderating-until'

/** Until when this tab's session lasts. The session itself is a cookie that no script can read. */
export function rememberedEnd(): number | null {
  const until = Number(tab.read(key))
  return until > Date.now() ? until : null
}

export function rememberEnd(until: number | null): void {
  if (until === null) tab.forget(key)
  else tab.keep(key, String(until))
}
