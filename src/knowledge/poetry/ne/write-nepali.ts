import { poemForms } from '../kinds.ts'
import type { Writers } from '../writers.ts'
import { composeDiaryPoem } from './diary/compose-diary-poem.ts'
import { composeLifePath } from './life-path/compose-life-path.ts'
import { composeNameMeaning } from './name/compose-name-meaning.ts'
import { composePoem } from './poem/compose-poem.ts'
import { inStanzas } from './poem/forms.ts'
import { composeQuote } from './quote/compose-quote.ts'
import { composeStoryStarter } from './story/compose-story-starter.ts'

const formNamed = (name: string | undefined) => poemForms.np.find((form) => form === name)

/** Everything the Nepali composer can write. */
export const nepali: Writers = {
  async poem({ topic, form, seed }) {
    const poem = await composePoem({ topic, form: formNamed(form), seed })
    const text = [poem.title, '', ...inStanzas(poem.lines, poem.form)].join('\n')
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
  diaryPoem: composeDiaryPoem,
  /** Fetched for the few who need it. */
  async solace({ form, ...asked }) {
    const { writeSolace } = await import('../solace/ne/write-solace.ts')
    const known = formNamed(form)
    // Its comfort was written for the forms that hold a line by its measure.
    return writeSolace({ ...asked, form: known === 'gadya' ? undefined : known })
  },
}
