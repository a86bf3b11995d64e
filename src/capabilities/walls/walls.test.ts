import { describe, expect, it } from 'vitest'
import {
  categories,
  checkPostText,
  chosenCategories,
  hasCategories,
  longestText,
  walls,
} from './walls.ts'

describe('the walls', () => {
  it('are three, and each takes its own length', () => {
    expect(walls).toEqual(['confessions', 'lifeLessons', 'gratitudes'])
    expect(longestText).toEqual({ confessions: 500, lifeLessons: 300, gratitudes: 280 })
  })

  it('count letters as a reader does, after trimming', () => {
    for (const wall of walls) {
      const fitting = 'क्षि'.repeat(longestText[wall])
      expect(checkPostText(wall, `  ${fitting}\n`)).toEqual({ ok: true, text: fitting })
      expect(checkPostText(wall, `${fitting}न`)).toEqual({ ok: false, problem: 'too_long' })
      expect(checkPostText(wall, ' \n\u200b')).toEqual({ ok: false, problem: 'blank' })
    }
  })

  it('sort gratitudes alone: eight categories to choose from, and Personal for the rest', () => {
    expect(walls.filter(hasCategories)).toEqual(['gratitudes'])
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
