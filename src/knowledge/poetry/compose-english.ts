import { type ComposeTask, turnsOf } from './compose-task.ts'
import { composeAffirmation } from './en/affirmation/compose-affirmation.ts'
import { composeDiaryPoem } from './en/diary/compose-diary-poem.ts'
import { composeDream } from './en/dream/compose-dream.ts'
import { composeFriendReply } from './en/friend/compose-friend-reply.ts'
import { composeHoroscope } from './en/horoscope/compose-horoscope.ts'
import { composeLifePath } from './en/life-path/compose-life-path.ts'
import type { LifePathNumber } from './en/life-path/life-path-lines.ts'
import { composeLove } from './en/love/compose-love.ts'
import { composeNameMeaning } from './en/name/compose-name-meaning.ts'
import { composePoem } from './en/poem/compose-poem.ts'
import { composeQuote } from './en/quote/compose-quote.ts'
import { composeStoryStarter } from './en/story/compose-story-starter.ts'
import { poemForms } from './kinds.ts'

/** Fetched for the few who need it. */
export const openSolace = () => import('./solace/en/write-solace.ts')

/** Everything the English composer can write, in the shape the house asks for. */
export function composeEnglish({ request, known, seed }: ComposeTask): string {
  switch (request.kind) {
    case 'poem': {
      const form = poemForms.en.find((name) => name === request.form)
      const { title, lines } = composePoem({ topic: request.topic, form, seed })
      return [...(title ? [title, ''] : []), ...lines].join('\n')
    }
    case 'diaryPoem':
      return composeDiaryPoem({ entry: request.entry, seed }).lines.join('\n')
    case 'affirmation':
      return composeAffirmation({ mood: request.mood, seed })
    case 'quote':
      return composeQuote({ category: request.category, seed })
    case 'storyStarter':
      return composeStoryStarter({ genre: request.genre, seed })
    case 'friendReply':
      return composeFriendReply({ message: request.message, history: turnsOf(request), seed })
    case 'horoscope': {
      const { sign, period } = request
      return composeHoroscope({ sign, period, day: known.span ?? '', seed })
    }
    case 'love':
      return composeLove({ names: request.names, percent: known.percent ?? 50, seed })
    case 'nameMeaning': {
      const { meaning, origin, personality } = composeNameMeaning({ name: request.name, seed })
      const { name } = known
      return [name?.meaning ?? meaning, name?.origin ?? origin, personality].join('|')
    }
    case 'lifePath': {
      const number = (known.lifePath ?? 1) as LifePathNumber
      const { meaning, traits } = composeLifePath({ number, seed })
      return [meaning, traits].join('|')
    }
    case 'dream':
      return composeDream({ dream: request.dream, seed })
  }
}
