import type { NamedThings } from '#kit/page/server/find-named.ts'
import english from '../words/en.ts'
import nepali from '../words/ne.ts'
import type { Polls } from './polls.ts'

const words = { en: english, np: nepali }

/** `/community/polls?poll=happiness`, as long as its day has come. */
export const pollLinks: NamedThings<{ readonly polls: Pick<Polls, 'open'> }> = {
  path: '/community/polls',
  parameter: 'poll',
  open:
    ({ polls }) =>
    async (id, language) => {
      const poll = (await polls.open()).find((one) => one.id === id)
      if (!poll) return undefined
      const options = poll.options.map(({ text }) => text[language])
      return {
        title: poll.question[language],
        description: options.join(' · '),
        picture: {
          above: words[language][`community.polls.category.${poll.category}`],
          large: poll.question[language],
          small: options.join('\n'),
        },
      }
    },
}
