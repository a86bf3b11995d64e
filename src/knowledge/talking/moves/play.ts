import type { Both } from '#kit/i18n/both.ts'
import { linesOf, openLines } from '../content/shelf.ts'
import type { HeardTurn } from '../reading/heard-turn.ts'
import { bare, isLabel } from '../reading/labels.ts'
import { makePhraseBook, spell } from '../reading/phrases.ts'
import type { Saying } from '../talk.ts'
import { blockOf, type Moment } from './talk-so-far.ts'

type Game = 'riddles' | 'would-you-rather'
const asking = makePhraseBook<Game>([
  [
    'riddles',
    [
      'riddle*',
      'puzzle',
      'play a|some? game',
      'lets play',
      'a game',
      'गाउँखाने कथा',
      'पहेली',
      'खेल खेलौँ',
      'गेम खेल*',
      'खेलौँ न',
    ],
  ],
  ['would-you-rather', ['would you rather', 'another game', 'other game', 'अर्को खेल', 'यो कि त्यो']],
])
const again: Both = { en: 'Another one', np: 'अर्को पनि' }
const tell: Both = { en: 'Tell me the answer', np: 'उत्तर भन्नुहोस्' }
const enough: Both = { en: 'Enough for today', np: 'आजलाई पुग्यो' }

const givingUp = makePhraseBook([
  [
    true,
    [
      'i|we give up',
      'give up',
      'dont know',
      'idk',
      'no idea',
      'tell me',
      'what is it',
      'थाहा छैन',
      'आएन',
      'भनिदिनुस्|भनिदिनुहोस्|भन',
    ],
  ],
])
const mostOfGuess = 6

/** A guess is short: anything longer ends the game. */
function isAboutGame({ words }: HeardTurn): boolean {
  return words.length <= mostOfGuess
}

/** A small game: a riddle, or two things to choose from. */
export async function play(moment: Moment): Promise<Saying | undefined> {
  const { state, turn } = moment
  // Nobody is asked a riddle beside a wish to die.
  if (state.need !== 'none' || state.guide) {
    state.game = undefined
    return undefined
  }
  if (state.game && isAboutGame(turn)) return answerRiddle(moment)
  state.game = undefined
  const said = bare(turn.text)
  const isMore = isLabel(again, said) && state.met.some((one) => one.startsWith('game.'))
  const [game] = isMore ? [lastGame(state.met)] : asking.find(turn.words)
  if (game === 'would-you-rather') return offerChoice(moment)
  return game === 'riddles' ? askRiddle(moment) : undefined
}

function lastGame(met: readonly string[]): Game {
  return met.findLast((one) => one.startsWith('game.'))?.split('.')[1] as Game
}

async function askRiddle({ state }: Moment): Promise<Saying> {
  const { all } = await openLines('listening')
  const riddles = linesOf(blockOf(all, 'riddles'))
  const played = state.met.filter((one) => one === 'game.riddles').length
  const line = riddles[played % riddles.length] as Both
  state.met = [...state.met, 'game.riddles']
  const [en = '', enAnswer = ''] = line.en.split(' = ')
  const [np = '', npAnswer = ''] = line.np.split(' = ')
  state.game = { answer: { en: enAnswer, np: npAnswer }, tries: 0 }
  return { parts: [{ lines: [{ en, np }] }], chips: chipsFor([tell, enough]), isFixed: true }
}

async function answerRiddle(moment: Moment): Promise<Saying | undefined> {
  const { state, turn } = moment
  const { answer, tries } = state.game as NonNullable<typeof state.game>
  const said = bare(turn.text)
  if (isLabel(enough, said)) {
    state.game = undefined
    return undefined
  }
  const words = turn.words.flatMap(({ latin, key }) => [latin, key])
  const isRight = [answer.en, answer.np].some((one) =>
    spell(one).some(
      ({ latin, key }) =>
        (latin.length > 2 && words.includes(latin)) || (latin === '' && words.includes(key)),
    ),
  )
  const gaveUp = isLabel(tell, said) || tries > 0 || givingUp.find(turn.words).length > 0
  if (!isRight && !gaveUp) {
    state.game = { ...(state.game as NonNullable<typeof state.game>), tries: tries + 1 }
    return {
      parts: [
        {
          lines: [
            {
              en: 'Not that one. Once more, or shall I tell you?',
              np: 'त्यो होइन। अर्को पटक प्रयास गर्नुहोस्, कि म भनिदिऊँ?',
            },
          ],
        },
      ],
      chips: chipsFor([tell, enough]),
      isFixed: true,
    }
  }
  state.game = undefined
  const line: Both = isRight
    ? { en: `Yes: ${answer.en}. That was quick.`, np: `मिल्यो: ${answer.np}। छिटै भेट्नुभयो।` }
    : { en: `It was ${answer.en}.`, np: `उत्तर हो: ${answer.np}।` }
  return { parts: [{ lines: [line] }], chips: chipsFor([again, enough]), isFixed: true }
}

async function offerChoice({ state }: Moment): Promise<Saying> {
  const { all } = await openLines('listening')
  const choices = linesOf(blockOf(all, 'would-you-rather'))
  const played = state.met.filter((one) => one === 'game.would-you-rather').length
  state.met = [...state.met, 'game.would-you-rather']
  return {
    parts: [{ lines: [choices[played % choices.length] as Both] }],
    chips: chipsFor([again, enough]),
    isFixed: true,
  }
}

function chipsFor(labels: readonly Both[]) {
  return labels.map((label) => ({ label, to: 'go-on' as const }))
}
