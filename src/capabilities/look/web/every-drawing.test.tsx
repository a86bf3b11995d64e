import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { areas } from '#capabilities/hub/areas.ts'
import { drawingOf } from './every-drawing.tsx'

const rooms = [...Object.values(areas).flat(), 'safety-plan', 'not-found']

describe('drawings', () => {
  it('are there for every area and beside the name of every room', () => {
    const names = ['home', ...Object.keys(areas), ...rooms.map((room) => `area.${room}`)]
    for (const name of names) expect(drawingOf(name), name).toMatch(/^<svg .*<\/svg>$/)
  })

  it('belong to a room, each of them', () => {
    const files = readdirSync(join(import.meta.dirname, 'spots'))
    expect(files.sort()).toEqual(rooms.map((room) => `${room}.tsx`).sort())
  })
})
