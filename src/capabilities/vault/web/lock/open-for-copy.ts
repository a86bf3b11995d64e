import type { CopyShelf, CopyStep } from '#capabilities/sealed-copy/merge/copy-shelf.ts'
import type { OpenVault } from '#capabilities/sealed-copy/web/open-vault.ts'
import { type Kind, kinds } from '../../records.ts'
import type { SealedShelf } from '../sealed/sealed-shelf.ts'
import { type Step, VaultLocked } from '../shelf.ts'
import type { Vault } from '../vault.ts'
import type { Gate } from './gate.ts'

/** What is sealed, for the copy to read and write while it is open; undefined where it is not. */
export function openForCopy(gate: Gate, vault: Vault): OpenVault | undefined {
  const sealed = gate.sealed()
  if (!sealed) return undefined

  /** The shelf keeps its key for as long as somebody holds it: locked, it is used no more. */
  function whileOpen(): SealedShelf {
    if (!sealed || gate.sealed() !== sealed) throw new VaultLocked()
    return sealed
  }

  const shelf = {
    walk: async (kind: string, take: Parameters<SealedShelf['walk']>[1]) =>
      whileOpen().walk(kind, take),
    read: async (kind: string, id: string) => whileOpen().read(kind, id),
    async write(steps: readonly CopyStep[]) {
      const written = await whileOpen().write(steps)
      if (written === 'written') vault.noteWritten(steps.filter(isOfVault))
      return written
    },
  } as CopyShelf

  return {
    shelf,
    onChanged: (listener) => vault.onWritten((kind, id) => listener({ kind, id })),
    onClosed: (listener) =>
      gate.watch(() => {
        if (gate.sealed() !== sealed) listener()
      }),
  }
}

function isOfVault(step: CopyStep): step is CopyStep & Step {
  return kinds.includes(step.kind as Kind)
}
