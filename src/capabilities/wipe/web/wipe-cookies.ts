import type { WhyLeft } from '#capabilities/vault/web/wipe/wipe-databases.ts'

/** Says only that a calendar stands in front of the site; without it the next visit would show what this is. */
const cover = 'cover'
const coverSeconds = 365 * 24 * 60 * 60

/** Those that a script can see; the session's the server takes back. */
export function wipeCookies(): WhyLeft | null {
  for (const name of listNames()) {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is missing in browsers we serve
    document.cookie = `${name}=; Path=/; Max-Age=0`
  }
  return listNames().length === 0 ? null : 'refused'
}

/** The server takes back all cookies or none. */
export async function keepingCover<Answer>(task: () => Promise<Answer>): Promise<Answer> {
  const before = document.cookie.split('; ').find((pair) => pair.startsWith(`${cover}=`))
  try {
    return await task()
  } finally {
    if (before && !hasCover()) {
      // biome-ignore lint/suspicious/noDocumentCookie: as above
      document.cookie = `${before}; Path=/; Max-Age=${coverSeconds}; SameSite=Lax`
    }
  }
}

export function hasCover(): boolean {
  return namesInUse().includes(cover)
}

function listNames(): string[] {
  return namesInUse().filter((name) => name !== cover)
}

function namesInUse(): string[] {
  return document.cookie.split('; ').flatMap((pair) => pair.split('=')[0] || [])
}
