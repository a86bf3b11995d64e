import { createHash } from 'node:crypto'
import type { Clock } from '#kit/clock.ts'
import { HttpProblem } from '#kit/http/server/http-problem.ts'
import { Refusal } from '#kit/store/server/refusal.ts'
import type { Store } from '#kit/store/server/store.ts'
import type { StoreLog } from '#kit/store/server/store-log.ts'
import type { BoxLog, NewEntry, ToBox } from './box-log.ts'
import * as commands from './commands.ts'
import { createPrices, type Opening, type Price } from './price.ts'
import { startPurging } from './purge.ts'
import { type BoxPage, readLog, readPage } from './read-box.ts'
import { createWaitingRoom } from './waiting-room.ts'

/** What opens a box: whoever has both may read and write it, and nobody is asked who they are. */
export interface BoxNames {
  readonly box: string
  readonly token: string
}

export interface Boxes {
  /** What a box is known by here, and all that is kept of its names. */
  keyOf(names: BoxNames): string
  priceFor(network: string): Price
  open(opening: Opening): Promise<{ readonly log: BoxLog; readonly isNew: boolean }>
  read(names: BoxNames, after: number): Promise<BoxPage>
  append(names: BoxNames, entries: readonly NewEntry[]): Promise<BoxLog>
  replace(names: BoxNames, replacing: Omit<commands.Replacing, keyof ToBox>): Promise<BoxLog>
  delete(names: BoxNames): Promise<void>
  /** Takes the boxes away that nobody opened for so long. */
  purge(): Promise<void>
  stop(): void
}

export interface BoxDependencies {
  readonly store: Store
  readonly clock: Clock
  readonly log: StoreLog
  /** Whether many boxes make the next one dearer. */
  readonly priceGrows: boolean
}

export function createBoxes({ store, clock, log, priceGrows }: BoxDependencies): Boxes {
  const prices = createPrices(clock, priceGrows)
  const wait = createWaitingRoom()
  const today = () => Math.floor(clock.now() / 86_400_000)

  /** Once a day is enough to know which boxes are alive, and keeps reading free of writes. */
  async function markSeen(key: string, seenDay: number): Promise<void> {
    const day = today()
    if (seenDay >= day) return
    // A disk that is full must not keep a copy from whoever wants it back.
    await store
      .write(commands.markSeen, { key, day })
      .catch((error) => log.warn({ err: error }, 'a box was opened, and that could not be noted'))
  }

  async function write(
    names: BoxNames,
    entries: readonly NewEntry[],
    run: (box: ToBox) => Promise<BoxLog>,
  ): Promise<BoxLog> {
    const key = keyOf(names)
    // Looked up first, though the write looks again: what belongs to no box must not queue.
    if (!(await readLog(store, key))) throw unknownBox()
    return wait(entries, () => run({ key, day: today() })).catch(answerRefusal)
  }

  return {
    keyOf,
    priceFor: prices.of,

    async open(opening) {
      const key = keyOf(opening)
      const there = await readLog(store, key)
      if (there) {
        const { seenDay, ...log } = there
        await markSeen(key, seenDay)
        return { log, isNew: false }
      }
      prices.take(opening)
      const input = { key, day: today(), at: clock.now() }
      return { log: await store.write(commands.openBox, input), isNew: true }
    },

    async read(names, after) {
      const key = keyOf(names)
      const page = await readPage(store, key, after)
      if (!page) throw unknownBox()
      await markSeen(key, page.seenDay)
      return page
    },

    append: (names, entries) =>
      write(names, entries, (box) => store.write(commands.appendEntries, { ...box, entries })),

    replace: (names, replacing) =>
      write(names, replacing.entries, (box) =>
        store.write(commands.replaceEntries, { ...box, ...replacing }),
      ),

    async delete(names) {
      if (!(await store.write(commands.deleteBox, { key: keyOf(names) }))) throw unknownBox()
    },

    ...startPurging({ store, log, today }),
  }
}

/**
 * Address and token are one name. So a wrong token is no wrong token but a box that is not there,
 * and no answer, however it is timed, tells the one from the other.
 */
function keyOf({ box, token }: BoxNames): string {
  const bytes = [box, token].map((text) => Buffer.from(text, 'base64url'))
  return createHash('sha256').update(Buffer.concat(bytes)).digest('base64url')
}

function unknownBox(): HttpProblem {
  return new HttpProblem(404, 'unknown_box', 'There is no box that this opens.')
}

function answerRefusal(error: unknown): never {
  if (!(error instanceof Refusal)) throw error
  switch (error.code) {
    case 'unknown_box':
      throw unknownBox()
    case 'box_moved':
      throw new HttpProblem(409, 'box_moved', 'Somebody wrote into this box meanwhile.')
    case 'box_full':
      throw new HttpProblem(413, 'box_full', 'This is more than fits in the box.')
    default:
      throw error
  }
}
