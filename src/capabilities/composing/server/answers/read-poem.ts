import { takeTitle } from '#knowledge/poetry/title-of-poem.ts'
import type { Written } from '#knowledge/poetry/writing-request.ts'
import type { FullRequest } from '../../lookups.ts'

/** Brackets in which a service names its own metre: (शार्दूलविक्रीडित छन्द). */
const claim =
  /\s*[([（](?=[^)\]）]*(?:छन्द|विक्रीडित|मन्दाक्रान्ता|अनुष्टुप|झ्याउरे|haiku|sonnet|metre|meter|pentameter))[^)\]）]*[)\]）]/giu

/** What is said of the measure of a poem is what we hear in it, and not what a service calls it. */
export async function readPoem(
  { language, form }: Extract<FullRequest, { kind: 'poem' }>,
  written: string,
): Promise<Written> {
  const text = written.replace(claim, '').trim()
  const lines = takeTitle(text)
    .body.split('\n')
    .filter((line) => line.trim() !== '')
  const { keepsForm } = await import('#knowledge/poetry/keeps-form.ts')
  const keeps = keepsForm(lines, language, form)
  if (keeps === undefined) return { text }
  return { text, fields: keeps ? { form } : { missed: form } }
}
