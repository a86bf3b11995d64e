import type { TextSettings } from '../../text-settings.ts'
import type { Provider, ProviderPiece } from './provider.ts'
import { textAt, valueAt } from './read-json.ts'

type OpenAiSettings = Extract<TextSettings, { source: 'openai' }>

const mostTokens = 1024

/** Speaks to any service with `chat/completions`: Ollama, vLLM, llama.cpp and the hosted ones. */
export function createOpenAi({ key, model, baseUrl }: OpenAiSettings): Provider {
  const url = `${baseUrl.replace(/\/+$/, '')}/chat/completions`
  return {
    secret: key,

    request: ({ instructions, words, before = [] }, whole) => ({
      url,
      headers: { ...(key && { authorization: `Bearer ${key}` }) },
      body: {
        model,
        messages: [
          { role: 'system', content: instructions },
          ...before.map(({ from, words: said }) => ({
            role: from === 'visitor' ? 'user' : 'assistant',
            content: said,
          })),
          { role: 'user', content: words },
        ],
        stream: !whole,
        ...samplingOf(model),
      },
    }),

    read: (answer) => ({
      text:
        textAt(answer, 'choices', 0, 'delta', 'content') ||
        textAt(answer, 'choices', 0, 'message', 'content'),
      ...endingOf(valueAt(answer, 'choices', 0, 'finish_reason')),
    }),
  }
}

/** Reasoning models of OpenAI refuse a temperature and call the limit by another name. */
function samplingOf(model: string): object {
  if (/^(gpt-[5-9]|o\d)/.test(model)) {
    return { max_completion_tokens: mostTokens, reasoning_effort: 'low' }
  }
  return { temperature: 0.7, top_p: 0.95, max_tokens: mostTokens }
}

function endingOf(reason: unknown): Pick<ProviderPiece, 'ending'> {
  if (reason === 'length') return { ending: 'too_long' }
  if (reason === 'content_filter') return { ending: 'blocked' }
  return typeof reason === 'string' ? { ending: 'finished' } : {}
}
