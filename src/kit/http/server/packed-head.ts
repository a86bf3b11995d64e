import { brotliCompressSync, constants, crc32, gzipSync } from 'node:zlib'
import { apiQuality, type Packing } from './accepted-packing.ts'

/** A piece that is stored as it is has its length in 16 bits. */
const longestTail = 65_535

export interface PackedHead {
  /** The head and this tail as one packed reply, or nothing when the tail is too long for that. */
  followedBy(tail: Buffer, packing: Packing): Buffer | undefined
}

/**
 * The beginning of many replies, packed once, when first asked for. Both formats
 * are made of pieces, and one of the kinds of pieces is bytes as they are: what
 * differs between the replies is put behind the packed head without packing
 * anything again (RFC 7932, 9.2; RFC 1951, 3.2.4 and RFC 1952, 2.3.1).
 */
export function createPackedHead(head: Buffer): PackedHead {
  let brotli: Buffer | undefined
  let gzip: { readonly bytes: Buffer; readonly sum: number } | undefined

  function packBrotli(): Buffer {
    return brotliCompressSync(head, {
      finishFlush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: apiQuality },
    })
  }

  function packGzip() {
    return { bytes: gzipSync(head, { finishFlush: constants.Z_SYNC_FLUSH }), sum: crc32(head) }
  }

  return {
    followedBy(tail, packing) {
      if (tail.length === 0 || tail.length > longestTail) return undefined
      if (packing === 'br') {
        brotli ??= packBrotli()
        return Buffer.concat([brotli, storedInBrotli(tail.length), tail, endOfBrotli])
      }
      gzip ??= packGzip()
      const end = Buffer.alloc(8)
      end.writeUInt32LE(crc32(tail, gzip.sum))
      end.writeUInt32LE((head.length + tail.length) >>> 0, 4)
      return Buffer.concat([gzip.bytes, storedInGzip(tail.length), tail, end])
    },
  }
}

/** Not the last (1 bit), length in four nibbles (2 bits), length less one (16 bits), as it is (1 bit). */
function storedInBrotli(length: number): Buffer {
  const piece = Buffer.alloc(3)
  piece.writeUIntLE(((length - 1) << 3) | (1 << 19), 0, 3)
  return piece
}

/** The last piece, and empty. */
const endOfBrotli = Buffer.from([0b11])

/** The last piece, as it is; then the length, and the length turned over. */
function storedInGzip(length: number): Buffer {
  const piece = Buffer.alloc(5)
  piece.writeUInt8(1)
  piece.writeUInt16LE(length, 1)
  piece.writeUInt16LE(length ^ 0xffff, 3)
  return piece
}
