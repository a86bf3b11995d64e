import type { NamedThings } from '#kit/page/server/find-named.ts'
import type { Quote } from '../shelf/quote.ts'
import english from '../words/en.ts'
import nepali from '../words/ne.ts'

const words = { en: english, np: nepali }

/** `/express/quotes?quote=hope-with-feathers`. The shelf is read when the first address names one. */
export const quoteLinks: NamedThings<unknown> = {
  path: '/express/quotes',
  parameter: 'quote',
  open() {
    let shelf: Promise<ReadonlyMap<string, Quote>> | undefined
    return async (id, language) => {
      shelf ??= import('../shelf/quotes.ts').then(
        ({ quotes }) => new Map(quotes.map((quote) => [quote.id, quote])),
      )
      const quote = (await shelf).get(id)
      if (!quote) return undefined
      const by = quote.by[language]
      const text = quote.text[language]
      return {
        title: by,
        description: text.replaceAll('\n', ' '),
        picture: {
          large: text,
          by,
          instead: words[language][`express.quotes.category.${quote.category}`],
        },
      }
    }
  },
}
