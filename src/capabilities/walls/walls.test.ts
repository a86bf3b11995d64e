import { describe, expect, it } from 'vitest'
import { checkText } from '#kit/text/check-text.ts'
import { categories, chosenCategories } from './categories.ts'
import { wallNames, wallOnPage, walls } from './walls.ts'

describe('the walls', () => {
  it('are three, each on a page of its own', () => {
    expect(wallNames).toEqual(['confessions', 'lifeLessons', 'gratitudes'])
    for (const wall of wallNames) expect(wallOnPage(walls[wall].page)).toBe(wall)
    expect(wallOnPage('polls')).toBeUndefined()
  })

  it('count letters as a reader does, after trimming', () => {
    for (const wall of wallNames) {
      const most = walls[wall].longest
      const fitting = 'क्षि'.repeat(most)
      expect(checkText(`  ${fitting}\n`, most)).toEqual({ ok: true, text: fitting })
      expect(checkText(`${fitting}न`, most)).toEqual({ ok: false, problem: 'too_long' })
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
