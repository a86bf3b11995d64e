import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { areas } from '#capabilities/hub/areas.ts'
import { findSources, missingScreen } from './find-sources.ts'
import { routeByPath, routes, tidyPath } from './routes.ts'

const source = join(import.meta.dirname, '..', '..')

describe('the addresses', () => {
  it('are each one of a kind', () => {
    expect(routeByPath.size).toBe(routes.length)
  })

  it('hold the twenty-six of the four areas and the home page', () => {
    const found = routes.filter(({ path }) => /^\/($|express|heal|discover|community)/.test(path))
    expect(found).toHaveLength(26)
  })

  it('are those that were promised, area by area', () => {
    const pagesOf = (area: string) =>
      routes.flatMap(({ path }) => (path.startsWith(`/${area}/`) ? path.split('/').slice(2) : []))
    expect(pagesOf('express')).toEqual(['diary', 'poems', 'stories', 'quotes'])
    expect(pagesOf('heal')).toEqual([...areas.heal, 'safety-plan'])
    expect(areas.heal).toEqual(['ai-friend', 'mood', 'affirmations', 'breathe', 'journal'])
    expect(pagesOf('discover')).toEqual([
      'rashifal',
      'love',
      'name',
      'numerology',
      'dreams',
      'personality',
    ])
    expect(pagesOf('community')).toEqual(['confessions', 'lessons', 'polls', 'chat', 'gratitude'])
  })

  it('lead to a screen that is where the address says', () => {
    for (const { path, folder } of routes) {
      const folderOfScreen = join(source, folder, 'web')
      const screens = existsSync(folderOfScreen)
        ? readdirSync(folderOfScreen).filter((name) => name.endsWith('-screen.tsx'))
        : []
      expect(screens, path).toHaveLength(1)
    }
  })

  it('are the same with a slash at the end', () => {
    expect(tidyPath('/heal/')).toBe('/heal')
    expect(tidyPath('/')).toBe('/')
    expect(tidyPath('//')).toBe('/')
  })

  it('that lead nowhere open the page that says so', () => {
    const { route, screen } = findSources('/nowhere', 'en', { screens: [], words: [] })
    expect([route, screen]).toEqual([undefined, missingScreen])
  })
})
