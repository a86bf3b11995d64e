import { type QuoteTheme, quoteThemes } from '#knowledge/poetry/kinds.ts'
import dreams from './afar/dreams.ts'
import friendship from './afar/friendship.ts'
import happiness from './afar/happiness.ts'
import inspirational from './afar/inspirational.ts'
import life from './afar/life.ts'
import love from './afar/love.ts'
import success from './afar/success.ts'
import wisdom from './afar/wisdom.ts'
import nepaliDreams from './nepali/dreams.ts'
import nepaliFriendship from './nepali/friendship.ts'
import nepaliHappiness from './nepali/happiness.ts'
import nepaliInspirational from './nepali/inspirational.ts'
import nepaliLife from './nepali/life.ts'
import nepaliLove from './nepali/love.ts'
import nepaliSuccess from './nepali/success.ts'
import nepaliWisdom from './nepali/wisdom.ts'
import type { Quote, ShelvedQuote } from './quote.ts'
import { theEight } from './the-eight.ts'

type Shelf = readonly ShelvedQuote[]

/** What Nepali has said, and what was said elsewhere. */
const shelves: Record<QuoteTheme, readonly [nepali: Shelf, afar: Shelf]> = {
  inspirational: [nepaliInspirational, inspirational],
  love: [nepaliLove, love],
  life: [nepaliLife, life],
  success: [nepaliSuccess, success],
  happiness: [nepaliHappiness, happiness],
  wisdom: [nepaliWisdom, wisdom],
  friendship: [nepaliFriendship, friendship],
  dreams: [nepaliDreams, dreams],
}

/** The eight first, then each theme with its two voices by turns. */
export const quotes: readonly Quote[] = [
  ...theEight,
  ...quoteThemes.flatMap((category) =>
    byTurns(...shelves[category]).map((quote) => ({ ...quote, category })),
  ),
]

export function quotesOf(category: QuoteTheme): Quote[] {
  return quotes.filter((quote) => quote.category === category)
}

/** Both lists in their order, mixed evenly until both are through. */
function byTurns<One>(first: readonly One[], second: readonly One[]): One[] {
  const placed = [first, second].flatMap((list) =>
    list.map((one, at) => ({ one, place: (at + 0.5) / list.length })),
  )
  return placed.sort((a, b) => a.place - b.place).map(({ one }) => one)
}
