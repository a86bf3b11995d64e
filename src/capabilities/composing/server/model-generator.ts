import { buildPrompt } from './prompts/build-prompt.ts'
import { askProvider } from './providers/ask-provider.ts'
import type { Provider } from './providers/provider.ts'
import type { TextGenerator } from './text-generator.ts'

export function createModelGenerator(provider: Provider): TextGenerator {
  return {
    write: (task, signal) => askProvider(provider, buildPrompt(task), task.whole, signal),
  }
}
