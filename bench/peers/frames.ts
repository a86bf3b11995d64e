/** Just enough of RFC 6455 for a listener: what it says is short, what it hears is text or a ping. */

const text = 0x1
const ping = 0x9
const pong = 0xa

/** Clients mask what they say; a mask of zeros leaves the bytes as they are. */
function frameOf(opcode: number, payload: Buffer): Buffer {
  const { length } = payload
  const size = length < 126 ? [length | 0x80] : [126 | 0x80, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([opcode | 0x80, ...size, 0, 0, 0, 0]), payload])
}

export function textFrame(message: object): Buffer {
  return frameOf(text, Buffer.from(JSON.stringify(message)))
}

/** Hands over each text as it is complete and answers the pings that keep a connection alive. */
export function createFrameReader(
  heard: (text: string) => void,
  answer: (bytes: Buffer) => void,
): (bytes: Buffer) => void {
  let kept: Buffer = Buffer.alloc(0)

  function takeFrame(): boolean {
    if (kept.length < 2) return false
    const short = (kept[1] as number) & 0x7f
    const start = short < 126 ? 2 : short === 126 ? 4 : 10
    if (kept.length < start) return false
    const length =
      short < 126 ? short : short === 126 ? kept.readUInt16BE(2) : Number(kept.readBigUInt64BE(2))
    if (kept.length < start + length) return false
    const payload = kept.subarray(start, start + length)
    const opcode = (kept[0] as number) & 0x0f
    kept = kept.subarray(start + length)
    if (opcode === text) heard(payload.toString())
    if (opcode === ping) answer(frameOf(pong, payload))
    return true
  }

  return (bytes) => {
    kept = kept.length === 0 ? bytes : Buffer.concat([kept, bytes])
    while (takeFrame());
  }
}
