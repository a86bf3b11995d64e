import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readWords, spellWords } from './recovery-words.ts'
import { words as english } from './word-list/en.ts'
import { words as nepali } from './word-list/ne.ts'

const lists = [english, nepali]
const secrets = fc.uint8Array({ minLength: 16, maxLength: 16 })
const secret = Uint8Array.from({ length: 16 }, (_, at) => at * 17)
const inEnglish = spellWords(secret, english)
const inNepali = spellWords(secret, nepali)

describe('recovery words', () => {
  it('are thirteen, and read back as the very bytes, in either language', () => {
    fc.assert(
      fc.property(secrets, fc.constantFrom(...lists), (bytes, list) => {
        const spelled = spellWords(bytes, list)
        expect(spelled).toHaveLength(13)
        expect(readWords(spelled.join(' '), lists)).toEqual(bytes)
      }),
    )
  })

  it('spell the same secret for ever', () => {
    expect(inEnglish.join(' ')).toMatchInlineSnapshot(
      `"about enough cedar spell garage paper letter child puddle useful soft loaf zone"`,
    )
    expect(inNepali.join(' ')).toMatchInlineSnapshot(
      `"अक्षर चौर कोठा लालमोहन झोलुङ्गे फलाम धुन खरबुजा बिहान सुनगाभा रोपाइँ नमस्ते होचो"`,
    )
    expect(spellWords(new Uint8Array(16), english).slice(0, 12)).toEqual(Array(12).fill('about'))
    expect(spellWords(new Uint8Array(16).fill(255), english)[0]).toBe('zoom')
  })

  it('may be numbered, in capitals, with commas, on lines of their own', () => {
    const asList = inEnglish.map((word, at) => `${at + 1}. ${word.toUpperCase()},`).join('\n')
    expect(readWords(asList, lists)).toEqual(secret)
    const inDigits = inNepali.map((word, at) => `${'०१२३४५६७८९'[at % 10]}) ${word}।`).join('\r\n\t')
    expect(readWords(inDigits, lists)).toEqual(secret)
    expect(readWords(`\u00a0${inEnglish.join('-')}  `, lists)).toEqual(secret)
  })

  it('need no more than their first four letters in English', () => {
    expect(readWords(inEnglish.map((word) => word.slice(0, 4)).join(' '), lists)).toEqual(secret)
    const cut = inEnglish.with(0, inEnglish[0]?.slice(0, 3) as string)
    expect(readWords(cut.join(' '), lists)).toEqual({ unknown: cut[0] })
  })

  it('may be spelled by any habit in Nepali', () => {
    const habits: ((word: string) => string)[] = [
      (word) => word.replaceAll('ि', 'ी').replaceAll('ु', 'ू').replaceAll('इ', 'ई'),
      (word) => word.replaceAll('ी', 'ि').replaceAll('ू', 'ु').replaceAll('ई', 'इ'),
      (word) => word.replaceAll('श', 'स').replaceAll('ष', 'स').replaceAll('व', 'ब'),
      (word) => word.replaceAll('ँ', 'ं').replace(/[ङञणनम]्(?=[क-म])/g, 'ं'),
      (word) => word.replaceAll('ँ', ''),
      (word) => word.replaceAll('ण', 'न').replaceAll('ऋ', 'रि').replaceAll('ृ', '्रि'),
      (word) => word.replaceAll('ौ', 'उ').replaceAll('ै', 'इ').replaceAll('ज्ञ', 'ग्य'),
      (word) => word.replaceAll('्', '्\u200d').normalize('NFD'),
    ]
    for (const habit of habits) {
      for (let at = 0; at + 13 <= nepali.length; at += 13) {
        const [bytes, spelled] = sheetOf(nepali.slice(at, at + 12))
        expect(readWords(spelled.map(habit).join(' '), lists)).toEqual(bytes)
      }
    }
  })

  it('name the word that no list knows', () => {
    expect(readWords(inEnglish.with(4, 'Gardne').join(' '), lists)).toEqual({ unknown: 'Gardne' })
    expect(readWords(inNepali.with(12, 'कखगघ').join(' '), lists)).toEqual({ unknown: 'कखगघ' })
  })

  it('are not taken from both lists at once', () => {
    const mixed = inEnglish.with(6, inNepali[6] as string)
    expect(readWords(mixed.join(' '), lists)).toEqual({ unknown: inNepali[6] })
  })

  it('say how many there are when some are missing or too many', () => {
    expect(readWords(inEnglish.slice(1).join(' '), lists)).toEqual({ count: 12 })
    expect(readWords([...inNepali, inNepali[0]].join(' '), lists)).toEqual({ count: 14 })
    expect(readWords(' 1. 2. ', lists)).toEqual({ count: 0 })
  })

  it('notice three of four wrong words, and never answer the secret for one', () => {
    let noticed = 0
    for (const word of english) {
      if (word === inEnglish[3]) continue
      const read = readWords(inEnglish.with(3, word).join(' '), lists)
      if (read instanceof Uint8Array) expect(read).not.toEqual(secret)
      else noticed += 1
    }
    expect(noticed / (english.length - 1)).toBeGreaterThan(0.7)
  })

  it('spell nothing but sixteen bytes', () => {
    expect(() => spellWords(new Uint8Array(15), english)).toThrow(RangeError)
  })
})

/** A sheet that holds these twelve words, whatever its thirteenth has to be. */
function sheetOf(twelve: readonly string[]): [Uint8Array, string[]] {
  for (const last of nepali) {
    const read = readWords([...twelve, last].join(' '), lists)
    if (read instanceof Uint8Array) return [read, spellWords(read, nepali)]
  }
  throw new Error('No thirteenth word closes them')
}
