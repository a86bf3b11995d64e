import type { Version } from '../merge/own-records.ts'
import { keptUntil } from '../merge/version.ts'
import { bringBack, forgetVersion, listVersions } from '../merge/versions.ts'
import { openVaultNow } from './copy.ts'
import { noteChange } from './keeping.ts'

export interface EarlierVersion extends Version {
  readonly until: number
}

/** What two phones wrote in the same place, while it is kept; none where the vault is locked. */
export async function readEarlierVersions(): Promise<readonly EarlierVersion[]> {
  const open = openVaultNow()
  const versions = open ? await listVersions(open.shelf, Date.now()) : []
  return versions.map((version) => ({ ...version, until: keptUntil(version) }))
}

/** False where it is gone meanwhile. */
export async function bringVersionBack(versionId: string): Promise<boolean> {
  const open = openVaultNow()
  const version = await open?.shelf.read('versions', versionId)
  if (!open || !version || !(await bringBack(open.shelf, versionId, Date.now()))) return false
  noteChange({ kind: version.of, id: version.record.id })
  return true
}

/** On the other phone too. */
export async function throwVersionAway(versionId: string): Promise<boolean> {
  const open = openVaultNow()
  if (!open || !(await forgetVersion(open.shelf, versionId, Date.now()))) return false
  noteChange({ kind: 'versions', id: versionId })
  return true
}
