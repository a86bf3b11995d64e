import type { Kind, Records } from './records.ts'

/** A record as it lies on the device. */
export interface Row {
  readonly id: string
  readonly changed: number
  readonly sealed: unknown
}

/*
 * Every record goes in and out through these two and nowhere else. They leave it as it is today;
 * a passphrase would lock and unlock here, which is why they are asynchronous already.
 */

export async function seal<K extends Kind>(_kind: K, record: Records[K]): Promise<Row> {
  return { id: record.id, changed: record.changed, sealed: record }
}

export async function unseal<K extends Kind>(_kind: K, row: Row): Promise<Records[K]> {
  return row.sealed as Records[K]
}
