import type { ServiceSettings, TextSettings } from '../text-settings.ts'
import { createModelGenerator } from './model-generator.ts'
import { createGemini } from './providers/gemini.ts'
import { createOpenAi } from './providers/openai.ts'
import type { TextGenerator } from './text-generator.ts'

/** The service that is set up; without one our own composer writes everything. */
export function chooseGenerator(settings: TextSettings): TextGenerator | undefined {
  return settings.source === 'composer' ? undefined : openService(settings)
}

export function openService(settings: ServiceSettings): TextGenerator {
  return createModelGenerator(
    settings.source === 'gemini' ? createGemini(settings) : createOpenAi(settings),
  )
}
