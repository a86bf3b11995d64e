import { poemForms } from '../kinds.ts'
import type { Writers } from '../writers.ts'
import { composeDiaryPoem } from './diary/compose-diary-poem.ts'
import { composePoem } from './poem/compose-poem.ts'
import { inStanzas } from './poem/forms.ts'

const formNamed = (name: string | undefined) => poemForms.np.find((form) => form === name)

/** Everything the Nepali composer can write: poems come with it, the rest when it is asked for. */
export const nepali: Writers = {
  async poem({ form, ...asked }) {
    const poem = await composePoem({ ...asked, form: formNamed(form) })
    const text = [poem.title, '', ...inStanzas(poem.lines, poem.form)].join('\n')
    return { text, fields: { form: poem.form } }
  },
  async affirmation(asked) {
    const { composeAffirmation } = await import('./affirmation/compose-affirmation.ts')
    return composeAffirmation(asked)
  },
  async quote(asked) {
    const { composeQuote } = await import('./quote/compose-quote.ts')
    return composeQuote(asked)
  },
  async storyStarter(asked) {
    const { composeStoryStarter } = await import('./story/compose-story-starter.ts')
    return composeStoryStarter(asked)
  },
  async horoscope(asked) {
    const { composeHoroscope } = await import('./horoscope/compose-horoscope.ts')
    return composeHoroscope(asked)
  },
  async love(asked) {
    const { composeLove } = await import('./love/compose-love.ts')
    return composeLove(asked)
  },
  async nameMeaning(asked) {
    const { composeNameMeaning } = await import('./name/compose-name-meaning.ts')
    return composeNameMeaning(asked)
  },
  async lifePath(asked) {
    const { composeLifePath } = await import('./life-path/compose-life-path.ts')
    return composeLifePath(asked)
  },
  diaryPoem: composeDiaryPoem,
  async solace({ form, ...asked }) {
    const { writeSolace } = await import('../solace/ne/write-solace.ts')
    const known = formNamed(form)
    // Its comfort was written for the forms that hold a line by its measure.
    return writeSolace({ ...asked, form: known === 'gadya' ? undefined : known })
  },
}
