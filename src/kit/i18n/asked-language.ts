import { defaultLanguage, isLanguage, type Language } from './language.ts'

/** What the address says, or else what the browser prefers (RFC 9110, 12.5.4): `ne` is our `np`. */
export function askedLanguage(query: unknown, acceptLanguage: string | undefined): Language {
  if (isLanguage(query)) return query
  const ranges = (acceptLanguage ?? '').split(',').map((range) => {
    const [tag = '', ...parameters] = range
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/)
    const quality = parameters.find((parameter) => parameter.startsWith('q='))
    return { language: languageOf(tag), quality: quality ? Number(quality.slice(2)) : 1 }
  })
  const known = ranges.filter(({ language, quality }) => language !== undefined && quality > 0)
  return known.sort((a, b) => b.quality - a.quality)[0]?.language ?? defaultLanguage
}

function languageOf(tag: string): Language | undefined {
  if (/^(ne|np)(-|$)/.test(tag)) return 'np'
  return /^en(-|$)/.test(tag) ? 'en' : undefined
}
