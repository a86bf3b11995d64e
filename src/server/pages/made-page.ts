import { createHash } from 'node:crypto'
import { escapeHtml, escapeJson } from './document.ts'
import { packBrotli, packGzip } from './packing.ts'

export interface MadePage {
  readonly status: number
  readonly etag: string
  readonly policy: string
  readonly bytes: Buffer
  /** Compressed, when first asked for. */
  packed(): Buffer
  /** The same for who cannot read the smaller form. */
  gzipped(): Buffer
}

/** A page before anybody is greeted on it. */
export interface Page {
  readonly status: number
  readonly policy: string
  readonly document: string
}

/**
 * Stands for the visitor's name while a page is made, so that one making serves
 * everyone and the name is put in afterwards. Private-use characters: nothing a
 * room writes holds them.
 */
export const nameMark = '\uE0F8name\uE0F8'

/** Higher ones cost ten times as long for a hundredth less, and a wall is made anew at every post. */
const sharedQuality = 5
const ownQuality = 3
const gzipLevel = 6

export function makeSharedPage({ status, policy, document }: Page): MadePage {
  const bytes = Buffer.from(document)
  return { status, policy, bytes, etag: etagOf(document), ...packings(bytes, sharedQuality) }
}

/** Answers how to greet somebody: what is the same for all of them is done once. */
export function prepareNamedPage({ status, policy, document }: Page): (name: string) => MadePage {
  const boot = document.lastIndexOf('<script type="application/json"')
  const shown = document.slice(0, boot).split(nameMark)
  const known = document.slice(boot).split(nameMark)
  const version = etagOf(document)

  return (name) => {
    const asData = escapeJson(name).slice(1, -1)
    const bytes = Buffer.from(shown.join(escapeHtml(name)) + known.join(asData))
    return {
      ...{ status, policy, bytes, etag: etagOf(version + name) },
      ...packings(bytes, ownQuality),
    }
  }
}

function packings(bytes: Buffer, quality: number) {
  return {
    packed: once(() => packBrotli(bytes, quality)),
    gzipped: once(() => packGzip(bytes, gzipLevel)),
  }
}

function once(pack: () => Buffer): () => Buffer {
  let packed: Buffer | undefined
  return () => {
    packed ??= pack()
    return packed
  }
}

function etagOf(text: string): string {
  return `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
}
