import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Pictures and fonts are compressed already. */
export const packable: ReadonlySet<string> = new Set([
  '.js',
  '.css',
  '.svg',
  '.webmanifest',
  '.txt',
  '.json',
])

export function packBrotli(bytes: Buffer, quality: number): Buffer {
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
}

export function packGzip(bytes: Buffer, level: number): Buffer {
  return gzipSync(bytes, { level })
}
