import { usualBudget } from '#capabilities/composing/server/budget.ts'
import { chooseGenerator } from '#capabilities/composing/server/choose-generator.ts'
import {
  type Composing,
  createComposing,
  type WritingPace,
} from '#capabilities/composing/server/create-composing.ts'
import { createIdentities, type Identities } from '#capabilities/identity/server/identities.ts'
import { createLive, type Live } from '#capabilities/live/server/create-live.ts'
import { type AuthorSeal, createAuthorSeal } from '#capabilities/moderation/server/author-seal.ts'
import { type Boxes, createBoxes } from '#capabilities/sealed-copy/server/boxes.ts'
import { countPosts } from '#capabilities/walls/posts/server/count-posts.ts'
import { createWalls, type Walls } from '#capabilities/walls/server/walls.ts'
import { type Chat, createChat } from '#features/community/chat/server/chat.ts'
import type { ChatPace } from '#features/community/chat/server/watch-presence.ts'
import { countAllVotes } from '#features/community/polls/server/count-votes.ts'
import { createPolls, type Polls } from '#features/community/polls/server/polls.ts'
import { type CountSite, rememberCounts } from '#features/home/server/site-counts.ts'
import type { AskTodays } from '#features/home/server/todays-question.ts'
import type { Clock } from '#kit/clock.ts'
import { createLimits, type Limits } from '#kit/http/server/limits.ts'
import type { PubSub } from '#kit/store/server/pub-sub.ts'
import type { Store } from '#kit/store/server/store.ts'
import type { StoreLog } from '#kit/store/server/store-log.ts'
import type { Settings } from './env.ts'
import { eraseIdentity, personalData, purgeIdentities } from './personal-data.ts'
import { migrations } from './sql/migrations.ts'
import { openPubSub } from './sql/open-pub-sub.ts'
import { openStore } from './sql/open-store.ts'

/** What the rooms stand on, opened once in the order in which they need each other. */
export interface Services {
  readonly store: Store
  readonly pubSub: PubSub
  readonly live: Live
  readonly identities: Identities
  readonly walls: Walls
  readonly authorSeal: AuthorSeal
  readonly polls: Polls
  readonly composing: Composing
  readonly limits: Limits
  readonly chat: Chat
  readonly boxes: Boxes
  readonly countSite: CountSite
  readonly askTodays: AskTodays
  /** Asks everybody who listens to come back, which will be to another node. */
  sayGoodbye(): Promise<void>
  /** Stops whatever was started here. Nothing may be asked of them any more. */
  close(): Promise<void>
}

export interface ServiceDependencies {
  readonly settings: Pick<
    Settings,
    'databaseUrl' | 'dataDir' | 'limits' | 'text' | 'moderatorSecret'
  >
  readonly clock: Clock
  readonly log: StoreLog
  /** The module that exports `commands`, where it is not the product's own. */
  readonly commandsModule?: URL
  readonly pace?: ChatPace | undefined
  readonly writing?: WritingPace | undefined
}

export async function openServices(deps: ServiceDependencies): Promise<Services> {
  const { clock, log, commandsModule } = deps
  const { databaseUrl, dataDir } = deps.settings
  const store = await openStore({ databaseUrl, dataDir, migrations, log, commandsModule })
  const pubSub = await openPubSub({ databaseUrl, log })
  const limits = createLimits(clock, deps.settings.limits)
  const identities = createIdentities({
    store,
    clock,
    log,
    personalData,
    eraseCommand: eraseIdentity,
    purgeCommand: purgeIdentities,
  })
  const { whichAreOpen } = identities
  const live = await createLive({ store, pubSub, clock, log, random: Math.random, whichAreOpen })
  const authorSeal = createAuthorSeal(deps.settings.moderatorSecret)
  const walls = createWalls({ store, limits, clock, live, log, authorSeal })
  const composing = createComposing({
    clock,
    log,
    openLookups: async () => (await import('./composing-lookups.ts')).composingLookups,
    random: Math.random,
    generator: chooseGenerator(deps.settings.text),
    budget: deps.settings.limits ? usualBudget : null,
    ...deps.writing,
  })
  const chat = createChat({ store, live, pubSub, clock, log, pace: deps.pace })
  const boxes = createBoxes({ store, clock, log, priceGrows: deps.settings.limits })
  const countSite = rememberCounts(
    async () => ({ ...(await countPosts(store)), votes: await countAllVotes(store) }),
    clock,
  )
  const polls = createPolls({ store, clock })
  const askTodays: AskTodays = async (language) =>
    (await polls.open())[0]?.question[language] ?? null

  let goodbye: Promise<void> | undefined
  function sayGoodbye(): Promise<void> {
    // Whoever is sent elsewhere has not gone away from a talk.
    chat.stop()
    goodbye ??= live.stop()
    return goodbye
  }

  return {
    store,
    pubSub,
    live,
    identities,
    walls,
    authorSeal,
    polls,
    composing,
    limits,
    chat,
    boxes,
    countSite,
    askTodays,
    sayGoodbye,
    async close() {
      await sayGoodbye()
      identities.stop()
      boxes.stop()
      await walls.stop()
      await pubSub.close()
      await store.close()
    },
  }
}
