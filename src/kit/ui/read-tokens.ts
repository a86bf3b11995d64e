import type { Oklch } from './oklch.ts'

export type Theme = 'light' | 'dark'
export type Tokens = ReadonlyMap<string, Oklch>

const colour = /oklch\(\s*([\d.]+)%?\s+([\d.]+)\s+([\d.]+)\s*\)/
// A colour with an alpha has no contrast of its own: shadows and veils are passed over.
const declaration = /--([\w-]+):\s*light-dark\(\s*(oklch\([^)/]*\)),\s*(oklch\([^)/]*\))\s*\)/g

export function readColour(text: string): Oklch {
  const [, lightness, chroma, hue] = colour.exec(text) ?? []
  return [Number(lightness) / 100, Number(chroma), Number(hue)]
}

/** The colour tokens of the first rule whose selector is exactly `selector`, in one theme. */
export function readTokens(css: string, selector: string, theme: Theme): Tokens {
  const bare = css.replaceAll(/\/\*[\s\S]*?\*\//g, '')
  const rule = [...bare.matchAll(/([^{}]+)\{([^{}]*)\}/g)].find(([, head = '']) =>
    head.split(',').some((part) => part.trim() === selector),
  )
  if (!rule) throw new Error(`No rule for ${selector}`)
  return new Map(
    [...(rule[2] ?? '').matchAll(declaration)].map(([, name = '', light = '', dark = '']) => [
      name,
      readColour(theme === 'light' ? light : dark),
    ]),
  )
}
