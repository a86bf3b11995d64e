/** How each provider writes what it answers, as its documentation shows it. */
export interface WireFormat {
  /** One piece of a stream, or a whole answer; `ending` as the provider calls it. */
  piece(text: string, ending?: 'finished' | 'too_long' | 'blocked'): unknown
  whole(text: string, ending?: 'finished' | 'too_long' | 'blocked'): unknown
  readonly empty: unknown
  readonly blocked: unknown
  /** What stands after the last piece of a stream. */
  readonly endMark: string
  readonly lineEnd: string
}

const geminiEndings = { finished: 'STOP', too_long: 'MAX_TOKENS', blocked: 'SAFETY' }

function geminiAnswer(text: string, ending?: keyof typeof geminiEndings): unknown {
  return {
    candidates: [
      {
        content: { parts: [{ text }], role: 'model' },
        ...(ending && { finishReason: geminiEndings[ending] }),
        index: 0,
      },
    ],
    usageMetadata: { promptTokenCount: 40, totalTokenCount: 60 },
    modelVersion: 'a-model',
  }
}

export const geminiFormat: WireFormat = {
  piece: geminiAnswer,
  whole: (text, ending = 'finished') => geminiAnswer(text, ending),
  empty: { candidates: [], usageMetadata: { promptTokenCount: 40 } },
  blocked: { promptFeedback: { blockReason: 'SAFETY', safetyRatings: [] } },
  endMark: '',
  lineEnd: '\r\n',
}

const openAiEndings = { finished: 'stop', too_long: 'length', blocked: 'content_filter' }

export const openAiFormat: WireFormat = {
  piece: (content, ending) => ({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    choices: [
      { index: 0, delta: { content }, finish_reason: ending ? openAiEndings[ending] : null },
    ],
  }),
  whole: (content, ending = 'finished') => ({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content },
        finish_reason: openAiEndings[ending],
      },
    ],
  }),
  empty: { id: 'chatcmpl-1', object: 'chat.completion', choices: [] },
  blocked: {
    choices: [{ index: 0, delta: { content: '' }, finish_reason: 'content_filter' }],
  },
  endMark: 'data: [DONE]\n\n',
  lineEnd: '\n',
}
