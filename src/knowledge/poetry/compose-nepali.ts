import { type ComposeTask, turnsOf } from './compose-task.ts'
import { poemForms } from './kinds.ts'
import { composeAffirmation } from './ne/affirmation.ts'
import { composeDiaryPoem } from './ne/diary-poem.ts'
import { composeDream } from './ne/dream.ts'
import { composeFriendReply } from './ne/friend-reply.ts'
import { composeHoroscope } from './ne/horoscope.ts'
import { composeLifePath } from './ne/life-path.ts'
import { composeLove } from './ne/love.ts'
import { composeNameMeaning } from './ne/name-meaning.ts'
import { composePoem } from './ne/poem/compose-poem.ts'
import { inStanzas } from './ne/poem/forms.ts'
import { composeQuote } from './ne/quote.ts'
import { composeStoryStarter } from './ne/story-starter.ts'

/** Fetched for the few who need it. */
export const openSolace = () => import('./solace/ne/write-solace.ts')

/** Everything the Nepali composer can write, in the shape the house asks for. */
export function composeNepali({ request, known, seed }: ComposeTask): string {
  switch (request.kind) {
    case 'poem': {
      const form = poemForms.np.find((name) => name === request.form)
      const poem = composePoem({ topic: request.topic, form, seed })
      return [poem.title, '', ...inStanzas(poem.lines, poem.form)].join('\n')
    }
    case 'diaryPoem':
      return composeDiaryPoem({ entry: request.entry, seed })
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
      const { meaning, traits } = composeLifePath({ number: known.lifePath ?? 1, seed })
      return [meaning, traits].join('|')
    }
    case 'dream':
      return composeDream({ dream: request.dream, seed })
  }
}
