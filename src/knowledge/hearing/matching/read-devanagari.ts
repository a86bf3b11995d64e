/**
 * Nepali as it is typed rather than as it is spelled: short and long vowels, श ष स, व ब and ण न
 * are mixed freely, nasal marks and visarga are forgotten, nukta comes from Hindi keyboards.
 * ष waits for the folding of क्ष.
 */
const typingHabits: readonly (readonly [characters: string, reading: string])[] = [
  ['\u0901\u0902\u0903\u093cऽ', ''],
  ['ई', 'इ'],
  ['ऊ', 'उ'],
  ['ऋ', 'रि'],
  ['\u0940', '\u093f'],
  ['\u0942', '\u0941'],
  ['\u0943', '\u094dर\u093f'],
  ['\u0949', '\u094b'],
  ['\u0945', '\u0947'],
  ['ऑ', 'ओ'],
  ['श', 'स'],
  ['ण', 'न'],
  ['व', 'ब'],
  ['\u0929', 'न'],
  ['\u0931', 'र'],
  ['\u0934', 'ल'],
  ['\u0958', 'क'],
  ['\u0959', 'ख'],
  ['\u095a', 'ग'],
  ['\u095b', 'ज'],
  ['\u095c', 'ड'],
  ['\u095d', 'ढ'],
  ['\u095e', 'फ'],
  ['\u095f', 'य'],
  ['।॥॰', '.'],
]

const firstPoint = 0x900
const readings = Array.from({ length: 0x80 }, (_, offset) => {
  const character = String.fromCharCode(firstPoint + offset)
  const digit = '०१२३४५६७८९'.indexOf(character)
  if (digit >= 0) return String(digit)
  return typingHabits.find(([characters]) => characters.includes(character))?.[1] ?? character
})

export function readDevanagari(point: number): string {
  return readings[point - firstPoint] as string
}
