import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Catalogue, createTranslator, fillIn } from './words.ts'

const nav = { 'nav.home': 'होम' }
const home = { 'home.welcome': 'फेरि स्वागत छ, {name}!', 'home.left': '{n} अक्षर बाँकी' }

describe('words', () => {
  it('come from any of the catalogues', () => {
    const t = createTranslator('np', [nav, home])
    expect(t('nav.home')).toBe('होम')
    expect(t('home.welcome', { name: 'सीता' })).toBe('फेरि स्वागत छ, सीता!')
  })

  it('carry numbers in the digits of the language', () => {
    const t = createTranslator('np', [home])
    expect(t('home.left', { n: 1500 })).toBe('१,५०० अक्षर बाँकी')
    expect(fillIn('{n} left', { n: 1500 }, 'en')).toBe('1,500 left')
  })

  it('show the key when there is no translation, whatever the key', () => {
    const t = createTranslator<Catalogue>('en', [nav])
    for (const key of ['heal.nothing', '', 'constructor', '__proto__', 'toString']) {
      expect(t(key)).toBe(key)
    }
  })

  it('choose the English form that fits the number', () => {
    const hearts = '{n} {n|heart|hearts}'
    expect(fillIn(hearts, { n: 1 }, 'en')).toBe('1 heart')
    expect(fillIn(hearts, { n: 0 }, 'en')).toBe('0 hearts')
    expect(fillIn('{n|थोपा|थोपाहरू}', { n: 5 }, 'np')).toBe('थोपा')
  })

  it('leave a slot nobody fills as it is written', () => {
    expect(fillIn('Hello {name}', undefined, 'en')).toBe('Hello {name}')
    expect(fillIn('Hello {name}, {constructor}', { other: 'x' }, 'en')).toBe(
      'Hello {name}, {constructor}',
    )
  })

  it('take what a visitor wrote as it is, slots and dollar signs too', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        expect(fillIn('“{name}”', { name, n: 1 }, 'np')).toBe(`“${name}”`)
      }),
      { examples: [['{n}'], ['$&'], ['{name}']] },
    )
  })

  it('never fail, whatever the text', () => {
    fc.assert(
      fc.property(fc.string(), fc.dictionary(fc.string(), fc.double()), (text, variables) => {
        expect(typeof createTranslator<Catalogue>('np', [])(text, variables)).toBe('string')
      }),
    )
  })
})
