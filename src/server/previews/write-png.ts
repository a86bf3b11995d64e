import { crc32, deflateSync } from 'node:zlib'

const mostColours = 256

/** A picture of few colours: one byte a pixel, and the edges of letters in the nearest of 256 shades. */
export function writePng(pixels: Uint8Array, width: number, height: number): Buffer {
  const colours = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.byteLength / 4)
  const counts = new Map<number, number>()
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1)
  const palette = [...counts.keys()]
    .sort((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0))
    .slice(0, mostColours)
  const places = new Map(palette.map((colour, place) => [colour, place]))
  for (const colour of counts.keys()) {
    if (!places.has(colour)) places.set(colour, nearest(colour, palette))
  }
  // A line begins with how it is filtered: not at all, which packs best where neighbours are the same.
  const lines = Buffer.alloc((width + 1) * height)
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const place = places.get(colours[row * width + column] as number) as number
      lines[row * (width + 1) + column + 1] = place
    }
  }
  const size = Buffer.alloc(13)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  size.set([8, 3], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', size),
    chunk('PLTE', Buffer.from(palette.flatMap((colour) => channels(colour)))),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** As they lie in memory, red first. */
function channels(colour: number): [number, number, number] {
  return [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255]
}

function nearest(colour: number, palette: readonly number[]): number {
  const [red, green, blue] = channels(colour)
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (const [place, other] of palette.entries()) {
    const away =
      2 * (red - (other & 255)) ** 2 +
      4 * (green - ((other >> 8) & 255)) ** 2 +
      (blue - ((other >> 16) & 255)) ** 2
    if (away < least) {
      least = away
      best = place
    }
  }
  return best
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const around = Buffer.alloc(8)
  around.writeUInt32BE(data.length, 0)
  around.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([around.subarray(0, 4), named, around.subarray(4)])
}
