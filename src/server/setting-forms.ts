import { isIPv4, isIPv6 } from 'node:net'

/** What the driver can read, and nothing it would take for something else. */
export function isPostgresAddress(text: string): boolean {
  if (!/^postgres(ql)?:\/\/\S+$/.test(text)) return false
  // A socket's folder stands in the query then, and the host may be empty after a name.
  const url = URL.parse(text.replace('@/', '@localhost/'))
  // What follows a # never arrives: most likely it is the rest of a password.
  return url !== null && !text.includes('#')
}

const knownRanges = new Set(['loopback', 'linklocal', 'uniquelocal'])

/** Addresses and ranges of them, separated by commas. */
export function isProxyList(text: string): boolean {
  return text.split(',').every((part) => knownRanges.has(part.trim()) || isRange(part.trim()))
}

function isRange(text: string): boolean {
  const [, address = '', bits] = /^([\da-fA-F.:]+)(?:\/(\d{1,3}))?$/.exec(text) ?? []
  const most = isIPv4(address) ? 32 : isIPv6(address) ? 128 : 0
  if (most === 0) return false
  return bits === undefined || (Number(bits) >= 1 && Number(bits) <= most)
}

/** As a browser says it; nothing when there is more than an origin. */
export function toOrigin(text: string): string | undefined {
  const url = URL.parse(text)
  if (!url || !/^https?:\/\/[^/?#@\\]+\/?$/i.test(text)) return undefined
  return url.origin
}

/** As a browser says them, without ports; nothing when one is no name. */
export function toHosts(text: string): readonly string[] | undefined {
  const named = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  const hosts = named.map((name) => toOrigin(`http://${name}`))
  if (hosts.includes(undefined)) return undefined
  return hosts.map((origin) => new URL(origin as string).hostname)
}
