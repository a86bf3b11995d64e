/** Which source of text the operator set up. */
export type TextSettings =
  | { readonly source: 'composer' }
  | {
      readonly source: 'gemini'
      readonly key: string
      readonly model: string
      readonly baseUrl: string
    }
  | {
      readonly source: 'openai'
      readonly key: string | undefined
      readonly model: string
      readonly baseUrl: string
    }

export type ServiceSettings = Exclude<TextSettings, { source: 'composer' }>

export interface SourceDescription {
  readonly source: 'ai' | 'composer'
  /** For the operator's eyes: who writes, without a key or an address. */
  readonly writer: string
}

export function describeSource(settings: TextSettings): SourceDescription {
  switch (settings.source) {
    case 'composer':
      return { source: 'composer', writer: 'our own composer' }
    case 'gemini':
      return { source: 'ai', writer: `Gemini (${settings.model})` }
    case 'openai':
      return { source: 'ai', writer: `an OpenAI-compatible service (${settings.model})` }
  }
}
