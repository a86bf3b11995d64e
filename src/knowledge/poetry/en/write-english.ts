import { poemForms } from '../kinds.ts'
import type { Writers } from '../writers.ts'

const formNamed = (name: string | undefined) => poemForms.en.find((form) => form === name)

/** Everything the English composer can write; each kind is fetched when it is asked for. */
export const english: Writers = {
  async poem({ form, ...asked }) {
    const { composePoem } = await import('./poem/compose-poem.ts')
    const poem = await composePoem({ ...asked, form: formNamed(form) })
    const text = [...(poem.title ? [poem.title, ''] : []), ...poem.lines].join('\n')
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
  async diaryPoem(asked) {
    const { composeDiaryPoem } = await import('./diary/compose-diary-poem.ts')
    return composeDiaryPoem(asked).lines.join('\n')
  },
  async solace({ form, ...asked }) {
    const { writeSolace } = await import('../solace/en/write-solace.ts')
    return writeSolace({ ...asked, form: formNamed(form) })
  },
}
