import { armor } from 'age-encryption'

/** What a chosen file looks like, before anything in it is believed. */
export type FileLooks =
  | { readonly what: 'plain' | 'foreign' | 'cut' }
  | { readonly what: 'sealed'; readonly opensWith: 'phrase' | 'words'; readonly bytes: Uint8Array }

const firstLine = 'age-encryption.org/v1'
const armourLine = '-----BEGIN AGE ENCRYPTED FILE-----'
/** A head of ours has a handful of lines; whoever searches longer reads a picture. */
const longestHead = 4096

export function lookAtFile(bytes: Uint8Array): FileLooks {
  const start = textOf(bytes.subarray(0, longestHead))
  if (/^(\u00EF\u00BB\u00BF)?\s*[{[]/.test(start)) return { what: 'plain' }
  if (start.trimStart().startsWith(armourLine)) return takeArmourOff(bytes)
  if (start.startsWith(`${firstLine}\n`)) return lookAtHead(start, bytes)
  // A copy that was cut in its first line says as little as an empty file.
  const isCut = start.trim() === '' || firstLine.startsWith(start.trimEnd())
  return { what: isCut || armourLine.startsWith(start.trim()) ? 'cut' : 'foreign' }
}

function takeArmourOff(bytes: Uint8Array): FileLooks {
  try {
    const inside = armor.decode(textOf(bytes))
    const start = textOf(inside.subarray(0, longestHead))
    return start.startsWith(`${firstLine}\n`) ? lookAtHead(start, inside) : { what: 'foreign' }
  } catch {
    return { what: 'cut' }
  }
}

function lookAtHead(start: string, bytes: Uint8Array): FileLooks {
  const end = start.indexOf('\n--- ')
  if (end === -1) return { what: 'cut' }
  const ways = [...start.slice(0, end).matchAll(/^-> (\S+)/gm)].map(([, way]) => way)
  if (ways.includes('scrypt')) return { what: 'sealed', opensWith: 'phrase', bytes }
  if (ways.includes('X25519')) return { what: 'sealed', opensWith: 'words', bytes }
  return { what: 'foreign' }
}

/** Byte for letter: heads and armour are of the plainest letters, the rest is not looked at. */
function textOf(bytes: Uint8Array): string {
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += 8192) {
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 8192)))
  }
  return parts.join('')
}
