import type { Written } from '../shelf.ts'
import { untilUndisturbed } from '../until-undisturbed.ts'
import { groupByPack, isAsSeen, planCells } from './cell-plan.ts'
import type { Cell, Cells } from './cells.ts'
import type { House } from './house.ts'
import { createOpenedCells } from './opened-cells.ts'
import { type Directory, emptyDirectory, placeFor } from './packs.ts'
import { Damaged, stateOf } from './seal.ts'
import type { Sealable, SealedStep } from './sealed-step.ts'

type Records = readonly Sealable[]

/** A shelf of sealed records. Beside the kinds of the vault it takes such as nobody else names. */
export interface SealedShelf {
  walk(kind: string, take: (batch: Records) => boolean): Promise<void>
  read(kind: string, id: string): Promise<Sealable | undefined>
  write(steps: readonly SealedStep[]): Promise<Written>
}

/** Opened at once while walking: one question to the disk, and work for all cores. */
const window = 16

export function createSealedShelf(cells: Cells, house: House): SealedShelf {
  const opened = createOpenedCells(cells, house)

  /** Null where what was remembered is too old to tell, or another tab was quicker. */
  async function attempt(steps: readonly SealedStep[], fresh: boolean): Promise<Written | null> {
    if (fresh) opened.forget()
    const directory = await opened.recall<Directory>('directory', house.directory, emptyDirectory)
    const groups = await Promise.all(
      groupByPack(directory.value, steps).map(async (group) => {
        const { kind, place } = group
        const nothing = { state: null, value: [] }
        return { ...group, pack: place ? await opened.recall(kind, place[1], []) : nothing }
      }),
    )
    for (const group of groups) {
      if (group.steps.every((step) => isAsSeen(step, group.pack.value))) continue
      return fresh ? 'overtaken' : null
    }
    const plan = planCells(house.directory, directory, groups)
    const put = new Map<string, Cell | null>()
    const next = await Promise.all(
      plan.cells.map(async ({ purpose, id, value }) => {
        const cell = value === undefined ? null : await opened.seal(purpose, id, value)
        put.set(id, cell)
        return { id, state: cell && stateOf(cell), value }
      }),
    )
    const relaxed = steps.every(({ kind }) => kind === 'drafts')
    if (!(await cells.swap({ seen: plan.seen, put, relaxed }))) return null
    for (const { id, state, value } of next) opened.remember(id, { state, value })
    return 'written'
  }

  /** What a walk has seen holds only if no pack was cut meanwhile. */
  async function whileNothingMoves<Value>(look: (directory: Directory) => Promise<Value>) {
    for (;;) {
      const before = await opened.readDirectory()
      const value = await look(before.value)
      if ((await opened.readDirectory()).state === before.state) return value
    }
  }

  return {
    write: (steps) => untilUndisturbed((isFirst) => attempt(steps, !isFirst)),

    walk: (kind, take) =>
      whileNothingMoves(async (directory) => {
        const places = (directory.packs[kind] ?? []).toReversed()
        let isDamaged = false
        // The newest by itself, so that a screen has something to show.
        for (let at = 0, size = 1; at < places.length; at += size, size = window) {
          const ids = places.slice(at, at + size).map(([, cell]) => cell)
          const packs = await opened.readMany<Records>(kind, ids)
          for (const pack of packs) {
            if (!pack) isDamaged = true
            else if (!take(pack.value.toReversed())) return
          }
        }
        // One pack that cannot be read must not hide the others, nor go unsaid.
        if (isDamaged) throw new Damaged()
      }),

    read: (kind, id) =>
      whileNothingMoves(async (directory) => {
        const place = placeFor(directory, kind, id)
        if (!place) return undefined
        const [pack] = await opened.readMany<Records>(kind, [place[1]])
        if (pack === null) throw new Damaged()
        return pack?.value.find((record) => record.id === id)
      }),
  }
}
