import { inflateSync } from 'node:zlib'

const headOfWoff = 44
const entryOfWoff = 20
const headOfFont = 12
const entryOfFont = 16

/** The font inside a WOFF file: the same tables, each packed by itself (https://www.w3.org/TR/WOFF/). */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const head = Buffer.alloc(headOfFont + count * entryOfFont)
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  const parts: Buffer[] = [head]
  let end = head.length
  for (let place = 0; place < count; place++) {
    const from = headOfWoff + place * entryOfWoff
    const start = woff.readUInt32BE(from + 4)
    const packed = woff.subarray(start, start + woff.readUInt32BE(from + 8))
    const length = woff.readUInt32BE(from + 12)
    const table = packed.length < length ? inflateSync(packed) : packed
    const into = headOfFont + place * entryOfFont
    woff.copy(head, into, from, from + 4)
    head.writeUInt32BE(woff.readUInt32BE(from + 16), into + 4)
    head.writeUInt32BE(end, into + 8)
    head.writeUInt32BE(length, into + 12)
    const rest = Buffer.alloc(-length & 3)
    parts.push(table, rest)
    end += length + rest.length
  }
  return Buffer.concat(parts)
}
