import { describe, expect, it } from 'vitest'
import { themeNames } from '#knowledge/hearing/topics/ne/theme.ts'
import { openScenes, sceneFiles } from './scenes/open-scenes.ts'
import { readScenes } from './scenes/read-scenes.ts'
import { faultsOf } from './testing/scene-faults.ts'
import { isGlad } from './testing/tone-faults.ts'
import { hasSlot } from './weave.ts'

const files = await openScenes(sceneFiles)

describe.each(files.map(({ name, scenes }) => [name, scenes] as const))('%s', (_, scenes) => {
  it('scans and rhymes by the strict rule, whichever alternative is read', () => {
    const faults = scenes.flatMap((scene) =>
      faultsOf(scene).map((fault) => `${scene.where}: ${fault}`),
    )
    expect(faults).toEqual([])
  })

  it('says nothing glad where it may stand in a grief', () => {
    const grave = scenes.filter(({ tags }) => tags.tone?.includes('grave'))
    expect(grave.filter(({ lines }) => isGlad(lines)).map(({ where }) => where)).toEqual([])
  })
})

describe('the files together', () => {
  it('have one for every theme', () => {
    for (const theme of themeNames) expect(sceneFiles).toContain(`jhyaure/${theme}`)
  })

  it('say no line twice', () => {
    const lines = files.flatMap(({ scenes }) => scenes.map((scene) => scene.lines.join('\n')))
    expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([])
  })

  it('leave a place for the word where anything may be the topic', () => {
    const any = files.filter(({ name }) => /frames\/(any|matter)$/.test(name))
    const silent = any.flatMap(({ scenes }) => scenes.filter((scene) => !hasSlot(scene)))
    expect(silent.map(({ where }) => where)).toEqual([])
  })
})

describe('a file that cannot be read', () => {
  it.each([
    ['एक हरफ', 'a.txt, line 1: a line before any header: एक हरफ'],
    ['# sonnet open\nक', 'a.txt, line 1: no form is called sonnet'],
    ['\n# haiku open\nक', 'a.txt, line 2: haiku has no part open'],
    ['# gadya open hour:noon\nक', 'a.txt, line 1: hour is not noon'],
    ['# gadya open mood:sad\nक', 'a.txt, line 1: not a tag: mood:sad'],
    ['# gadya open\n# gadya rest\nक', 'a.txt, line 1: a header without lines'],
  ])('%j is named with its line', (text, complaint) => {
    expect(() => readScenes('a.txt', text)).toThrow(complaint)
  })

  it('has its lines checked by their form', () => {
    const [scene] = readScenes('a.txt', '# jhyaure open\nएक हरफ मात्र\nअर्को हरफ')
    expect(scene && faultsOf(scene)).toContain('does not scan (7 syllables): एक हरफ मात्र')
  })
})
