import { drawingOf } from '#capabilities/look/web/every-drawing.tsx'
import type { Hour } from '#capabilities/look/web/hour.ts'
import { leafOutline, leafStem, leafVeins } from '#capabilities/look/web/leaf-mark.tsx'
import { wordmark } from '#capabilities/look/web/lettering.tsx'
import { hills, river } from '#capabilities/picture-card/web/draw/grounds.ts'
import { type Scenery, type SceneryColour, sceneryColours } from '#kit/page/scenery.ts'
import { colourOf, paintMarkup } from './paint-markup.ts'

const drawn = new Map<Hour, Scenery>()

/** The same for all pictures of an hour. Discover is night, as its pages are; the others are seen by day. */
export function drawScenery(hour: Hour): Scenery {
  const found = drawn.get(hour)
  if (found) return found
  const theme = hour === 'discover' ? 'dark' : 'light'
  const scenery: Scenery = {
    colours: Object.fromEntries(
      sceneryColours.map((name) => [name, colourOf(name, hour, theme)]),
    ) as Record<SceneryColour, string>,
    ridges: hour === 'heal' ? river : hills,
    drawing: paintMarkup(drawingOf(hour), hour, theme),
    leaf: { outline: leafOutline, veins: leafVeins, stem: leafStem },
    wordmark,
  }
  drawn.set(hour, scenery)
  return scenery
}
