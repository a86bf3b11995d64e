import type { Visitor } from '#capabilities/identity/server/session-cache.ts'
import type { Clock } from '#kit/clock.ts'
import type { Language } from '#kit/i18n/language.ts'
import type { Store } from '#kit/store/server/store.ts'
import type { PollSeed } from '../bank/poll-seed.ts'
import type { Poll } from '../contract.ts'
import { dayInKathmandu, openPolls } from '../open-polls.ts'
import { totalsOf } from './count-votes.ts'
import { findVotes } from './find-votes.ts'
import { openPollsOn } from './vote.ts'

export interface Polls {
  /** Today's question first, then the archive. */
  open(): Promise<readonly PollSeed[]>
  present(seeds: readonly PollSeed[], view: View): Promise<Poll[]>
}

interface View {
  readonly language: Language
  readonly visitor: Visitor | undefined
  readonly today: PollSeed
}

export function createPolls({ store, clock }: { store: Store; clock: Clock }): Polls {
  let opening: number | undefined

  /** A site opens with the first sample on its own first day, whenever that is. */
  async function readOpening(today: number): Promise<number> {
    if (opening === undefined) {
      const row = await store.read.selectFrom('poll_opening').select('day').executeTakeFirst()
      opening = row ? row.day : await store.write(openPollsOn, { day: today })
    }
    return opening
  }

  return {
    async open() {
      const today = dayInKathmandu(clock.now())
      return openPolls(today, await readOpening(today))
    },

    async present(seeds, { language, visitor, today }) {
      const ids = seeds.map(({ id }) => id)
      if (ids.length === 0) return []
      const [counts, choices] = await Promise.all([
        store.read.selectFrom('poll_counts').selectAll().where('poll_id', 'in', ids).execute(),
        readChoices(store, ids, visitor),
      ])
      return seeds.map((seed) => {
        const { options, totalVotes } = totalsOf(seed, counts)
        const choice = choices.get(seed.id) ?? null
        return {
          id: seed.id,
          question: seed.question[language],
          totalVotes,
          options: options.map(({ id, votes }, place) => ({
            id,
            text: seed.options[place]?.text[language] ?? '',
            votes,
          })),
          category: seed.category,
          isToday: seed === today,
          voted: choice !== null,
          choice,
        }
      })
    },
  }
}

async function readChoices(store: Store, ids: readonly string[], visitor: Visitor | undefined) {
  if (!visitor) return new Map<string, string>()
  const rows = await findVotes(store, visitor, ids)
  return new Map(rows.map(({ poll_id, option_id }) => [poll_id, option_id]))
}
