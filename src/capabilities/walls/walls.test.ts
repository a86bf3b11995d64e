import { describe, expect, it } from 'vitest'
import { categories, chosenCategories } from './categories.ts'
import { checkPostText } from './check-post-text.ts'
import { wallNames, wallOnPage, walls } from './walls.ts'

describe('the walls', () => {
  it('are three, each on a page of its own', () => {
    expect(wallNames).toEqual(['confessions', 'lifeLessons', 'gratitudes'])
    for (const wall of wallNames) expect(wallOnPage(walls[wall].page)).toBe(wall)
    expect(wallOnPage('polls')).toBeUndefined()
  })

  it('count letters as a reader does, after trimming', () => {
    for (const wall of wallNames) {
      const fitting = 'क्षि'.repeat(walls[wall].longest)
      expect(checkPostText(wall, `  ${fitting}\n`)).toEqual({ ok: true, text: fitting })
      expect(checkPostText(wall, `${fitting}न`)).toEqual({ ok: false, problem: 'too_long' })
      expect(checkPostText(wall, ' \n\u200b')).toEqual({ ok: false, problem: 'blank' })
    }
  })

  it('sort gratitudes alone: eight categories to choose from, and Personal for the rest', () => {
    expect(wallNames.filter((wall) => walls[wall].sorted)).toEqual(['gratitudes'])
    expect(chosenCategories).toEqual([
      'Family',
      'Friends',
      'Health',
      'Nature',
      'Simple Pleasures',
      'Kindness',
      'Learning',
      'Achievement',
    ])
    expect(categories).toEqual(['Personal', ...chosenCategories])
  })
})
