import type { TextSettings } from '../../text-settings.ts'
import type { Prompt, Provider, ProviderPiece } from './provider.ts'
import { textAt, valueAt } from './read-json.ts'

type GeminiSettings = Extract<TextSettings, { source: 'gemini' }>

const settingsOfEveryText = { temperature: 0.7, topK: 40, topP: 0.95, maxOutputTokens: 1024 }

export function createGemini({ key, model, baseUrl }: GeminiSettings): Provider {
  const address = `${baseUrl.replace(/\/+$/, '')}/models/${model}`
  const generationConfig = { ...settingsOfEveryText, ...thinkingOf(model) }
  return {
    secret: key,

    request: (prompt, whole) => ({
      url: whole ? `${address}:generateContent` : `${address}:streamGenerateContent?alt=sse`,
      // In an address it would end up in every log on the way.
      headers: { 'x-goog-api-key': key },
      body: { ...contentsOf(prompt), generationConfig },
    }),

    read: (answer) => ({
      text: textAt(answer, 'candidates', 0, 'content', 'parts', 0, 'text'),
      ...endingOf(answer),
    }),
  }
}

/** A talk has its turns in the roles that the service knows; all else is one message. */
function contentsOf({ instructions, words, before }: Prompt): object {
  if (!before)
    return { contents: [{ role: 'user', parts: [{ text: instructions }, { text: words }] }] }
  const turns = before.map(({ from, words: said }) => ({
    role: from === 'visitor' ? 'user' : 'model',
    parts: [{ text: said }],
  }))
  return {
    systemInstruction: { parts: [{ text: instructions }] },
    contents: [...turns, { role: 'user', parts: [{ text: words }] }],
  }
}

const endings: Record<string, NonNullable<ProviderPiece['ending']>> = {
  STOP: 'finished',
  MAX_TOKENS: 'too_long',
}

function endingOf(answer: unknown): Pick<ProviderPiece, 'ending'> {
  if (textAt(answer, 'promptFeedback', 'blockReason') !== '') return { ending: 'blocked' }
  const reason = valueAt(answer, 'candidates', 0, 'finishReason')
  if (typeof reason !== 'string' || reason === 'FINISH_REASON_UNSPECIFIED') return {}
  return { ending: endings[reason] ?? 'blocked' }
}

/**
 * Thinking counts against maxOutputTokens: with 1024 of them a thinking model often has none left
 * for the text, and its first word comes late. The lite models hardly think unless asked to.
 */
function thinkingOf(model: string): object {
  if (model.includes('lite')) return {}
  if (/^gemini-2\.5-flash/.test(model)) return { thinkingConfig: { thinkingBudget: 0 } }
  if (/^gemini-3[\w.]*-flash/.test(model)) return { thinkingConfig: { thinkingLevel: 'minimal' } }
  if (/^gemini-3/.test(model)) return { thinkingConfig: { thinkingLevel: 'low' } }
  return {}
}
