import type { ComposeRequest } from '#capabilities/composing/contract.ts'
import type { Language } from '#kit/i18n/language.ts'
import type { Composer, ComposeTask } from './compose-task.ts'
import { poemForms } from './kinds.ts'
import type { SolaceWeight } from './solace/weight.ts'

/** Each language on its own: nobody loads the words of a language they did not choose. */
const composers: Readonly<Record<Language, () => Promise<Composer>>> = {
  en: async () => (await import('./compose-english.ts')).composeEnglish,
  np: async () => (await import('./compose-nepali.ts')).composeNepali,
}

/**
 * Writes with our own composer, on the server as in the browser: the same request and seed bring
 * the same text on both. An answer in parts has bars between them.
 */
export async function composeHere(task: ComposeTask): Promise<string> {
  const weight = await weightOf(task.request)
  if (weight) return comfort(task, weight)
  const compose = await composers[task.request.language]()
  return compose(task)
}

/** An ordinary poem looks about it and finds something lovely; some words must not meet that. */
async function weightOf(request: ComposeRequest): Promise<SolaceWeight | undefined> {
  if (request.kind !== 'poem' && request.kind !== 'diaryPoem') return undefined
  const { weigh } = await import('./solace/weigh.ts')
  return weigh(request.kind === 'poem' ? request.topic : request.entry)
}

async function comfort({ request, seed }: ComposeTask, weight: SolaceWeight): Promise<string> {
  const asked = request.kind === 'poem' ? request : undefined
  const about = { weight, topic: asked?.topic, seed }
  if (request.language === 'en') {
    const { openSolace } = await import('./compose-english.ts')
    const { writeSolace } = await openSolace()
    return writeSolace({ ...about, form: poemForms.en.find((form) => form === asked?.form) })
  }
  const { openSolace } = await import('./compose-nepali.ts')
  const { writeSolace } = await openSolace()
  return writeSolace({ ...about, form: poemForms.np.find((form) => form === asked?.form) })
}
