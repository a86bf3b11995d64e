import type { QuoteTheme } from '#knowledge/poetry/kinds.ts'
import type { MakePrompt } from '../prompt-parts.ts'

const themes: Record<QuoteTheme, string> = {
  inspirational: 'taking heart',
  love: 'love',
  life: 'life',
  success: 'success and what it costs',
  happiness: 'happiness',
  wisdom: 'wisdom',
  friendship: 'friendship',
  dreams: 'dreams one lives towards',
}

export const askQuote: MakePrompt<'quote'> = ({ category }) => ({
  ask: `Write one new saying about ${themes[category]}, of one or two sentences. It is yours: quote nobody and name no author, and put no quotation marks around it.`,
})
