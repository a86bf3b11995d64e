import { describe, expect, it } from 'vitest'
import home from '#features/home/words/en.ts'
import english from '../frame/words/en.ts'
import nepali from '../frame/words/ne.ts'

const catalogues = import.meta.glob<{ default: Record<string, string> }>(
  '../../**/words/{en,ne}.ts',
  { eager: true },
)

describe('the words of the product', () => {
  it('are grouped by the area they are said in', () => {
    const groups = new Set<string>()
    for (const { default: words } of Object.values(catalogues)) {
      for (const key of Object.keys(words)) groups.add(key.split('.')[0] as string)
    }
    expect([...groups].sort()).toEqual([
      'common',
      'community',
      'discover',
      'express',
      'heal',
      'home',
      'nav',
    ])
  })

  it('name the site and what is common to all pages', () => {
    expect([english['common.site'], nepali['common.site']]).toEqual(['Voice of Heart', 'मनको आवाज'])
    expect(home['home.welcomeBack']).toBe('Welcome back!')
    expect(english).toMatchObject({
      'common.generating': 'Generating...',
      'common.english': 'English',
      'common.nepali': 'Nepali',
    })
  })

  it('are there in both languages, none of them empty', () => {
    const paths = Object.keys(catalogues).filter((path) => path.endsWith('/en.ts'))
    expect(paths.length).toBeGreaterThan(20)
    for (const path of paths) {
      const inEnglish = catalogues[path]?.default ?? {}
      const inNepali = catalogues[path.replace('/en.ts', '/ne.ts')]?.default ?? {}
      expect(Object.keys(inNepali).sort(), path).toEqual(Object.keys(inEnglish).sort())
      for (const text of [...Object.values(inEnglish), ...Object.values(inNepali)]) {
        expect(text.trim(), path).not.toBe('')
      }
    }
  })
})
