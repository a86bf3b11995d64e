/**
 * What somebody recognises a phone of theirs by, and nothing finer: no model, no version, no
 * number. The order matters, for browsers claim to be each other.
 */
const systemSigns = {
  kaios: /KAIOS/i,
  android: /Android/,
  iphone: /iPhone|iPod/,
  ipad: /iPad/,
  windows: /Windows/,
  chromebook: /CrOS/,
  mac: /Macintosh|Mac OS X/,
  linux: /Linux|X11/,
} as const

const browserSigns = {
  // Inside of these a page has cookies of its own, and is a session of its own.
  facebook: /FBAN|FBAV|FB_IAB/,
  instagram: /Instagram/,
  tiktok: /musical_ly|BytedanceWebview|TikTok/i,
  opera: /OPR\/|Opera|OPiOS|OPX/,
  samsung: /SamsungBrowser/,
  uc: /UCBrowser|UBrowser/,
  mi: /MiuiBrowser/,
  edge: /Edg(e|A|iOS)?\//,
  firefox: /Firefox|FxiOS/,
  chrome: /Chrome|Chromium|CriOS/,
  safari: /Safari/,
} as const

type System = keyof typeof systemSigns
type Browser = keyof typeof browserSigns

export interface Device {
  readonly system: System | null
  readonly browser: Browser | null
}

export const systems = Object.keys(systemSigns) as System[]
export const browsers = Object.keys(browserSigns) as Browser[]

/** From what a browser says of itself, which is read once and never kept. */
export function recogniseDevice(userAgent: string | undefined): Device {
  const said = userAgent?.slice(0, 1000) ?? ''
  return {
    system: systems.find((system) => systemSigns[system].test(said)) ?? null,
    browser: browsers.find((browser) => browserSigns[browser].test(said)) ?? null,
  }
}

/** As it is stored: two words at most. */
export function writeDevice({ system, browser }: Device): string {
  return [system ?? '', browser ?? ''].join(' ')
}

export function readDevice(stored: string | null): Device {
  const [system, browser] = stored?.split(' ') ?? []
  return {
    system: systems.find((known) => known === system) ?? null,
    browser: browsers.find((known) => known === browser) ?? null,
  }
}
