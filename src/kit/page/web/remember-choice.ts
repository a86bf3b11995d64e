const oneYear = 365 * 24 * 60 * 60

/** Keeps a choice in a cookie, so that the server draws the next page right; `null` forgets it. */
export function rememberChoice(
  name: 'language' | 'theme' | 'cover' | 'fonts',
  value: string | null,
  seconds = oneYear,
): void {
  const keep = value === null ? 0 : seconds
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is missing in browsers we serve
  document.cookie = `${name}=${value ?? ''}; Path=/; Max-Age=${keep}; SameSite=Lax${secure}`
}
