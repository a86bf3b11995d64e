import { parseAst } from 'vite'
import { describe, expect, it } from 'vitest'
import { makeAlphabet, makeUnpack, pack, packStrings } from './pack-devanagari.ts'

const texts = [
  'आमासँग छतमा चिया पिइयो।',
  'mother home | आमा जननी | मम्मी mother mom, mum! 42',
  '{name}को “मन” [हलुका|उज्यालो]\nर / दिन',
  'abc क def',
  'क्षत्रज्ञ ॐ ऽ १२३ ँंः',
]

describe('letters in other letters', () => {
  const alphabet = makeAlphabet(texts)
  const unpack = makeUnpack(alphabet.latin, alphabet.devanagari)

  it.each(texts)('come back as they were: %j', (text) => {
    const packed = pack(text, alphabet)
    expect(packed).not.toMatch(/[\u0900-\u097f]/)
    expect(unpack(packed ?? '')).toBe(text)
  })

  it('leave alone what could not be told apart', () => {
    expect(pack("आमा’s and 's", alphabet)).toBeUndefined()
  })

  it('leave what has no letter to stand for it as it was', () => {
    const small = makeAlphabet(['कक'])
    expect(makeUnpack(small.latin, small.devanagari)(pack('क ख k', small) ?? '')).toBe('क ख k')
  })
})

describe('a script', () => {
  const code = `
    const plain = 'not a word of it', rule = /मन/u, tagged = String.raw\`मन\\n\`
    const lines = \`आमा\nघर\`
    const table = { 'मन': 'mind मन', quick: "a'मन", [\`बाटो\`]: 1 }
    const said = (word) => \`मन \${word + 'को'} कुरा\`
    report({ plain, rule: rule.source, tagged, lines, table, said: said('आमा') })
  `
  const packed = packStrings(code, parseAst(code))

  it('says what it said', () => {
    expect(run(packed)).toEqual(run(code))
  })

  it('holds fewer of the wide letters', () => {
    const wide = (text: string) => text.match(/[\u0900-\u097f]/g)?.length ?? 0
    // Those of the alphabet itself stand in the first line.
    const [, ...rest] = packed.split('\n')
    expect(wide(rest.join('\n'))).toBeLessThan(wide(code))
  })
})

function run(code: string): unknown {
  let said: unknown
  new Function('report', code)((what: unknown) => {
    said = what
  })
  return said
}
