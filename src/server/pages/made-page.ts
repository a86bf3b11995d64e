import { createHash } from 'node:crypto'
import { packBrotli, packGzip } from './packing.ts'

export interface MadePage {
  readonly status: number
  readonly etag: string
  readonly policy: string
  readonly bytes: Buffer
  /** Says the name of its visitor: for nobody else, and kept nowhere. */
  readonly isOwn: boolean
  /** Compressed, when first asked for. */
  packed(): Buffer
  /** The same for who cannot read the smaller form. */
  gzipped(): Buffer
}

export interface Page {
  readonly status: number
  readonly policy: string
  readonly document: string
  readonly isOwn?: boolean
}

/** Higher ones cost ten times as long for a hundredth less, and a wall is made anew at every post. */
const brotliQuality = 5
const gzipLevel = 6

export function finishPage({ status, policy, document, isOwn = false }: Page): MadePage {
  const bytes = Buffer.from(document)
  return {
    status,
    policy,
    bytes,
    isOwn,
    etag: `W/"${createHash('sha256').update(document).digest('base64url').slice(0, 22)}"`,
    packed: once(() => packBrotli(bytes, brotliQuality)),
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
