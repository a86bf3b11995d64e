import type { TextSettings } from '../text-settings.ts'
import { createComposerGenerator } from './composer-generator.ts'
import { createModelGenerator } from './model-generator.ts'
import { createGemini } from './providers/gemini.ts'
import { createOpenAi } from './providers/openai.ts'
import type { TextGenerator } from './text-generator.ts'

export function chooseGenerator(settings: TextSettings): TextGenerator {
  switch (settings.source) {
    case 'composer':
      return createComposerGenerator()
    case 'gemini':
      return createModelGenerator(createGemini(settings))
    case 'openai':
      return createModelGenerator(createOpenAi(settings))
  }
}
