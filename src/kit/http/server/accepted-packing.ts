/** How a reply can be sent smaller: the two that every browser knows. */
export type Packing = 'br' | 'gzip'

/** A reply of so many bytes fits in one packet of the network anyway. */
export const leastPacked = 1_024
/** What is packed for one reader alone must not take longer than it saves. */
export const apiQuality = 4

/** The smaller of those that are accepted; nobody asks for one that they rank at nothing. */
export function acceptedPacking(header: string | string[] | undefined): Packing | undefined {
  if (!header) return undefined
  const accepted = new Set(String(header).toLowerCase().split(',').map(acceptedName))
  if (accepted.has('br')) return 'br'
  return accepted.has('gzip') || accepted.has('x-gzip') ? 'gzip' : undefined
}

function acceptedName(part: string): string {
  const [name = '', ...parameters] = part.split(';').map((word) => word.trim())
  return parameters.some((word) => /^q\s*=\s*0(\.0*)?$/.test(word)) ? '' : name
}
