import type { Kind } from '#capabilities/vault/records.ts'
import type { Version } from '../merge/own-records.ts'
import { bringBack, forgetVersion, listVersions } from '../merge/versions.ts'
import { openVaultNow } from './copy.ts'

/** What two phones wrote in the same place, while it is kept; none where the vault is locked. @public */
export async function readEarlierVersions(kind: Kind, id: string): Promise<readonly Version[]> {
  const open = openVaultNow()
  return open ? listVersions(open.shelf, kind, id, Date.now()) : []
}

/** False where it is gone meanwhile. @public */
export async function bringVersionBack(versionId: string): Promise<boolean> {
  const open = openVaultNow()
  return !!open && bringBack(open.shelf, versionId, Date.now())
}

/** On the other phone too. @public */
export async function throwVersionAway(versionId: string): Promise<boolean> {
  const open = openVaultNow()
  return !!open && forgetVersion(open.shelf, versionId, Date.now())
}
