import { makeRandomId } from '#kit/web/random-id.ts'
import type { Opened } from './opened-cells.ts'
import {
  cutIntoPacks,
  type Directory,
  type PackPlace,
  placeFor,
  putInto,
  replacePlaces,
} from './packs.ts'
import type { Sealable, SealedStep } from './sealed-step.ts'

/** Steps that fall into one pack; without a place where a kind has none yet. */
export interface StepGroup {
  readonly kind: string
  readonly place: PackPlace | undefined
  readonly steps: readonly SealedStep[]
}

/** One cell to be sealed anew; without a value it is to be emptied. */
interface PlannedCell {
  readonly purpose: string
  readonly id: string
  readonly value?: unknown
}

/** What a write does to the cells, worked out from what they held. */
export interface CellPlan {
  readonly seen: ReadonlyMap<string, string | null>
  readonly cells: readonly PlannedCell[]
}

export function groupByPack(
  directory: Directory,
  steps: readonly SealedStep[],
): readonly StepGroup[] {
  const groups = new Map<string, { kind: string; place?: PackPlace; steps: SealedStep[] }>()
  for (const step of steps) {
    const place = placeFor(directory, step.kind, step.id)
    const name = `${step.kind} ${place?.[1] ?? ''}`
    const group = groups.get(name) ?? { kind: step.kind, ...(place && { place }), steps: [] }
    group.steps.push(step)
    groups.set(name, group)
  }
  return [...groups.values()].map((group) => ({ ...group, place: group.place }))
}

export function planCells(
  directoryId: string,
  directory: Opened<Directory>,
  groups: readonly (StepGroup & { readonly pack: Opened<readonly Sealable[]> })[],
): CellPlan {
  // A pack that was cut in two meanwhile may look whole: the directory has to be the same, too.
  const seen = new Map([[directoryId, directory.state]])
  const cells: PlannedCell[] = []
  let places = directory.value
  for (const { kind, place, steps, pack } of groups) {
    if (place) seen.set(place[1], pack.state)
    const changes = new Map(steps.map(({ id, record }) => [id, record]))
    const packs = cutIntoPacks(putInto(pack.value, changes))
    const next = packs.map((records, at): PackPlace => {
      const cell = at === 0 && place ? place[1] : makeRandomId()
      cells.push({ purpose: kind, id: cell, value: records })
      return [at === 0 && place ? place[0] : (records[0] as Sealable).id, cell]
    })
    if (next.length === 0 && place) cells.push({ purpose: kind, id: place[1] })
    if (next.length !== 1 || !place) places = replacePlaces(places, kind, place, next)
  }
  if (places !== directory.value)
    cells.push({ purpose: 'directory', id: directoryId, value: places })
  return { seen, cells }
}

export function isAsSeen({ id, seen }: SealedStep, records: readonly Sealable[]): boolean {
  return (records.find((record) => record.id === id)?.changed ?? null) === seen
}
