import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Oklch, toHex } from '../oklch.ts'
import { readColour, readTokens, type Theme, type Tokens } from '../read-tokens.ts'
import { isInSrgb, measureContrast } from '../testing/contrast.ts'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const themes: readonly Theme[] = ['light', 'dark']
const hours = ['home', 'express', 'heal', 'discover', 'community'] as const
const grounds = ['paper', 'surface', 'sunken'] as const
const states = ['success', 'warn', 'danger'] as const

function tokensAt(theme: Theme, hour: (typeof hours)[number]): Tokens {
  const shared = readTokens(css, ':root', theme)
  return new Map([...shared, ...readTokens(css, `[data-hour="${hour}"]`, theme)])
}

function contrastIn(tokens: Tokens) {
  const find = (name: string): Oklch => {
    const colour = tokens.get(name)
    if (!colour) throw new Error(`No token --${name}`)
    return colour
  }
  return (one: string, other: string) => measureContrast(find(one), find(other))
}

describe('measuring', () => {
  it('agrees with the known values: white on black is 21, sRGB red is #ff0000', () => {
    expect(measureContrast([0, 0, 0], [1, 0, 0])).toBeCloseTo(21, 1)
    expect(toHex([0.627955, 0.257683, 29.2339])).toBe('#ff0000')
    expect(measureContrast([0.627955, 0.257683, 29.2339], [1, 0, 0])).toBeCloseTo(4, 1)
  })
})

describe('the night', () => {
  it('has the colour of the dark paper where it is named by itself', () => {
    const [, night = ''] = /--night:\s*(oklch\([^)]*\))/.exec(css) ?? []
    expect(readColour(night)).toEqual(readTokens(css, ':root', 'dark').get('paper'))
  })
})

for (const theme of themes) {
  describe(`the ${theme} theme`, () => {
    const contrast = contrastIn(readTokens(css, ':root', theme))

    it('sets running text at 7:1 on every ground, and quiet text on paper too', () => {
      for (const ground of grounds) {
        expect(contrast('ink', ground), ground).toBeGreaterThanOrEqual(7)
        expect(contrast('ink-quiet', ground), ground).toBeGreaterThanOrEqual(4.5)
      }
      expect(contrast('ink-quiet', 'paper')).toBeGreaterThanOrEqual(7)
    })

    it('draws the edges of controls at 3:1', () => {
      for (const ground of grounds) {
        expect(contrast('line-strong', ground), ground).toBeGreaterThanOrEqual(3)
      }
    })

    it('can be read where something went well, needs care or went wrong', () => {
      for (const state of states) {
        for (const ground of [...grounds, `${state}-soft`]) {
          expect(contrast(state, ground), `${state} on ${ground}`).toBeGreaterThanOrEqual(4.5)
        }
        expect(contrast('ink', `${state}-soft`), state).toBeGreaterThanOrEqual(7)
      }
      expect(contrast('on-danger', 'danger')).toBeGreaterThanOrEqual(4.5)
    })

    it('sets dark ink on the marigold that fills what is pressed at dusk', () => {
      const atDusk = contrastIn(tokensAt(theme, 'community'))
      expect(atDusk('on-fill', 'fill')).toBeGreaterThanOrEqual(7)
    })

    for (const hour of hours) {
      const inHour = contrastIn(tokensAt(theme, hour))

      it(`keeps the accent of ${hour} readable as text, as a fill and on its own wash`, () => {
        for (const ground of [...grounds, 'accent-soft']) {
          expect(inHour('accent', ground), ground).toBeGreaterThanOrEqual(4.5)
        }
        expect(inHour('on-accent', 'accent')).toBeGreaterThanOrEqual(4.5)
        for (const ground of [...grounds, 'accent-soft']) {
          expect(inHour('heart', ground), `heart on ${ground}`).toBeGreaterThanOrEqual(4.5)
        }
        expect(inHour('ink', 'accent-soft')).toBeGreaterThanOrEqual(7)
        expect(inHour('ink-quiet', 'accent-soft')).toBeGreaterThanOrEqual(4.5)
        expect(inHour('line-strong', 'accent-soft')).toBeGreaterThanOrEqual(3)
      })

      it(`asks ${hour} only for colours every screen can show`, () => {
        for (const [name, colour] of tokensAt(theme, hour)) {
          expect(isInSrgb(colour), `--${name}`).toBe(true)
        }
      })
    }
  })
}
