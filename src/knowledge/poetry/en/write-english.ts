import { poemForms } from '../kinds.ts'
import type { Writers } from '../writers.ts'
import { composeLifePath } from './life-path/compose-life-path.ts'
import { composeNameMeaning } from './name/compose-name-meaning.ts'
import { composeQuote } from './quote/compose-quote.ts'
import { composeStoryStarter } from './story/compose-story-starter.ts'

const formNamed = (name: string | undefined) => poemForms.en.find((form) => form === name)

/** Everything the English composer can write. */
export const english: Writers = {
  async poem({ topic, form, seed }) {
    const { composePoem } = await import('./poem/compose-poem.ts')
    const poem = await composePoem({ topic, form: formNamed(form), seed })
    const text = [...(poem.title ? [poem.title, ''] : []), ...poem.lines].join('\n')
    return { text, fields: { form: poem.form } }
  },
  /** Kinds with many lines are fetched by themselves. */
  async affirmation(asked) {
    const { composeAffirmation } = await import('./affirmation/compose-affirmation.ts')
    return composeAffirmation(asked)
  },
  quote: composeQuote,
  storyStarter: composeStoryStarter,
  async horoscope(asked) {
    const { composeHoroscope } = await import('./horoscope/compose-horoscope.ts')
    return composeHoroscope(asked)
  },
  async love(asked) {
    const { composeLove } = await import('./love/compose-love.ts')
    return composeLove(asked)
  },
  nameMeaning: composeNameMeaning,
  lifePath: composeLifePath,
  async diaryPoem(asked) {
    const { composeDiaryPoem } = await import('./diary/compose-diary-poem.ts')
    return composeDiaryPoem(asked).lines.join('\n')
  },
  /** Fetched for the few who need it. */
  async solace({ form, ...asked }) {
    const { writeSolace } = await import('../solace/en/write-solace.ts')
    return writeSolace({ ...asked, form: formNamed(form) })
  },
}
