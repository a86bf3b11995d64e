import { coverCookie } from '#capabilities/cover/cover-cookie.ts'
import type { WhyLeft } from '#capabilities/vault/web/wipe/wipe-databases.ts'

/** Those that a script can see; the session's the server takes back. */
export function wipeCookies(): WhyLeft | null {
  for (const name of listNames()) {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is missing in browsers we serve
    document.cookie = `${name}=; Path=/; Max-Age=0`
  }
  return listNames().length === 0 ? null : 'refused'
}

/** Not the cover's: it says only that a calendar stands in front, and without it the next visit shows what is behind. */
function listNames(): string[] {
  const names = document.cookie.split('; ').flatMap((pair) => pair.split('=')[0] || [])
  return names.filter((name) => name !== coverCookie)
}
