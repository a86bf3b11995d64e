/// <reference types="vite/client" />

import type { Hour } from '#capabilities/look/web/hour.ts'
import pictureCss from '#capabilities/look/web/picture.module.css?raw'
import { toHex } from '#kit/ui/oklch.ts'
import { readColour, readTokens, type Theme } from '#kit/ui/read-tokens.ts'
import tokensCss from '#kit/ui/web/tokens.css?raw'

export function colourOf(name: string, hour: Hour, theme: Theme): string {
  const inHour = readTokens(tokensCss, `[data-hour="${hour}"]`, theme).get(name)
  const colour = inHour ?? readTokens(tokensCss, ':root', theme).get(name)
  if (!colour) throw new Error(`No token --${name}`)
  return toHex(colour)
}

/**
 * Writes into each element of a drawing what its tone says, in the plain colours of an hour:
 * what draws pictures on the server knows no style sheets, no variables and no OKLCH.
 */
export function paintMarkup(markup: string, hour: Hour, theme: Theme): string {
  const rules = readRules()
  const paint = (part: string, at: Hour) =>
    part
      .replace(/^<svg/, `<svg style="${rules.get('svg')}"`)
      .replace(/ data-tone="(\w+)"/g, (_, tone: string) => ` style="${rules.get(tone) ?? ''}"`)
      .replace(/light-dark\(((?:[^(),]|\([^()]*\))*),\s*((?:[^()]|\([^()]*\))*)\)/g, (_, ...both) =>
        String(both[theme === 'light' ? 0 : 1]),
      )
      .replace(/var\(--([\w-]+)\)/g, (_, name: string) => colourOf(name, at, theme))
      .replace(/oklch\([^)/]*\)/g, (text) => toHex(readColour(text)))
  // A block that is pressed in another hour wears the colours of that one.
  const painted = markup
    .split(/(<marker[^>]* data-hour="\w+"[\s\S]*?<\/marker>)/)
    .map((part) => {
      const own = /^<marker[^>]* data-hour="(\w+)"/.exec(part)?.[1] as Hour | undefined
      return paint(part, own ?? hour)
    })
    .join('')
  return pressStamps(painted)
}

/** A block that the browser presses by itself, at each corner of a line but its ends, written out. */
function pressStamps(markup: string): string {
  const turns = new Map<string, string>()
  return markup
    .replace(/<marker ([^>]*)>([\s\S]*?)<\/marker>/g, (_, said: string, block: string) => {
      const id = /\bid="([^"]*)"/.exec(said)?.[1] ?? ''
      turns.set(id, /\borient="([^"]*)"/.exec(said)?.[1] ?? '0')
      return `<defs><g ${said}>${block}</g></defs>`
    })
    .replace(
      /<path[^>]* marker-mid="url\(#([^)]*)\)" d="([^"]*)"[^>]*>(?:<\/path>)?/g,
      (_, id, line) =>
        cornersOf(line)
          .map(
            ([x, y]) =>
              `<use href="#${id}" transform="translate(${x} ${y}) rotate(${turns.get(id)})"/>`,
          )
          .join(''),
    )
}

/** Of lines that are each written M, then one l and all its steps. */
function cornersOf(lines: string): [x: number, y: number][] {
  const corners = lines.split('M').flatMap((line) => {
    const steps = (line.match(/-?[\d.]+/g) ?? []).map(Number)
    let [x, y] = [0, 0]
    return Array.from({ length: steps.length / 2 }, (_, at): [number, number] => {
      x += steps[2 * at] ?? 0
      y += steps[2 * at + 1] ?? 0
      return [x, y]
    })
  })
  return corners.slice(1, -1)
}

/** What each tone says, and the drawing as a whole; what depends on the screen is left out. */
function readRules(): ReadonlyMap<string, string> {
  const bare = pictureCss.replace(/\/\*[\s\S]*?\*\//g, '').replace(/@media[\s\S]*$/, '')
  const rules = new Map<string, string>()
  for (const [, heads = '', body = ''] of bare.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    for (const head of heads.split(',')) {
      const [, tone, whole] = /^\s*\.picture (?:\[data-tone="(\w+)"\]|> (svg))\s*$/.exec(head) ?? []
      const name = tone ?? whole
      if (name) rules.set(name, `${rules.get(name) ?? ''}${body.replace(/\s+/g, ' ').trim()}`)
    }
  }
  return rules
}
