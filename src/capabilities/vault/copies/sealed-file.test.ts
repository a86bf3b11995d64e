import { armor } from 'age-encryption'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { often } from '#kit/testing/proof.ts'
import { makeBackup, readBackup } from '../backup.ts'
import { words as english } from '../sealed/word-list/en.ts'
import { words as nepali } from '../sealed/word-list/ne.ts'
import { lookAtFile } from './look-at-file.ts'
import { openCopy, phraseOfWords } from './open-copy.ts'
import { sealTo, sealWithPhrase } from './seal-copy.ts'
import { anyRecords } from './testing/any-records.ts'
import { readAge } from './testing/read-age.ts'
import { recipientOfWords } from './word-identity.ts'

const lists = [english, nepali]
const phrase = 'घरको छानामा पानी 7'
/** As little stretching as there is: it is shown a thousand times here. */
const quick = 1
const words = Uint8Array.from({ length: 16 }, (_, n) => n * 11)

async function open(file: Uint8Array, typed = phrase) {
  const looks = lookAtFile(file)
  if (looks.what !== 'sealed') return looks.what
  const opened = await openCopy(looks, typed, lists)
  return opened.ok ? new TextDecoder('utf-8', { fatal: true }).decode(opened.bytes) : opened.problem
}

const refusals = ['cut', 'foreign', 'wrong', 'damaged', 'heavy', 'notWords']

describe('a sealed copy', () => {
  it('comes back exactly as it went, whatever was written', async () => {
    await fc.assert(
      fc.asyncProperty(anyRecords, async (records) => {
        const text = JSON.stringify(makeBackup(records, 0), null, 1)
        const file = await sealWithPhrase(text, phrase, quick)
        const opened = await open(file)
        expect(readBackup(opened)).toEqual({ ok: true, records })
        expect(opened.trimEnd()).toBe(text)
      }),
      { numRuns: often({ test: 60, proof: 1000 }) },
    )
  })

  it.each([
    ['a short one', 20],
    ['one as long as a piece of the format', 65_536],
    ['one of many pieces', 400_000],
  ])('opens with a reader of the format that is none of ours: %s', async (_, length) => {
    const text = 'मनको कुरा, मनमै। '.repeat(length / 16)
    const file = await sealWithPhrase(text, phrase, 12)
    expect(readAge(file, phrase).trimEnd()).toBe(text.trimEnd())
    expect(() => readAge(file, `${phrase}.`)).toThrow()
  })

  it('opens in armour too, as a mail or a chat brings it', async () => {
    const armoured = armor.encode(await sealWithPhrase('{"a":1}', phrase, quick))
    for (const text of [armoured, `\n  ${armoured.replaceAll('\n', '\r\n')}\n`]) {
      expect((await open(new TextEncoder().encode(text))).trimEnd()).toBe('{"a":1}')
    }
    const cut = new TextEncoder().encode(armoured.slice(0, -20))
    expect(await open(cut)).toBe('cut')
  })

  it('opens with its phrase alone, however its letters were put together', async () => {
    const file = await sealWithPhrase('{}', '  Café au lait\u0301 ', quick)
    expect((await open(file, 'Cafe\u0301 au lai\u0074\u0301')).trimEnd()).toBe('{}')
    expect(await open(file, 'Cafe au lait')).toBe('wrong')
    expect(await open(file, '')).toBe('wrong')
  })

  it('tells of its length the number of blocks and no more', async () => {
    const sizes = await Promise.all(
      [1, 2000, 4095].map(async (n) => (await sealWithPhrase('x'.repeat(n), phrase, quick)).length),
    )
    expect(new Set(sizes).size).toBe(1)
  })

  it('is refused, whichever bit of it is turned', async () => {
    const text = JSON.stringify(makeBackup({ moods: [] }, 0))
    const whole = await sealWithPhrase(text, phrase, quick)
    const bits = whole.length * 8
    const times = often({ test: 60, proof: 1000 })
    for (let time = 0; time < times; time++) {
      // The head is where most can go wrong: it gets every second one.
      const bit = time % 2 ? Math.floor((time * 1600) / times) : Math.floor((time * bits) / times)
      const file = Uint8Array.from(whole)
      file[bit >> 3] = (file[bit >> 3] as number) ^ (1 << (bit & 7))
      expect(refusals, `bit ${bit}`).toContain(await open(file))
    }
  })

  it('is refused when it was cut, wherever that was', async () => {
    const whole = await sealWithPhrase('मन '.repeat(900), phrase, quick)
    for (let length = 0; length < whole.length; length += 100) {
      expect(refusals, `after ${length} bytes`).toContain(await open(whole.subarray(0, length)))
    }
    expect(refusals).toContain(await open(whole.subarray(0, whole.length - 1)))
    const longer = new Uint8Array([...whole, 0])
    expect(await open(longer)).toBe('damaged')
  })

  it('asks for no more than a phone has', async () => {
    const whole = Buffer.from(await sealWithPhrase('{}', phrase, quick)).toString('latin1')
    const heavier = whole.replace(/(-> scrypt \S+) 1\n/, '$1 19\n')
    expect(heavier).not.toBe(whole)
    expect(await open(Buffer.from(heavier, 'latin1'))).toBe('heavy')
  })
})

describe('a copy under the recovery words', () => {
  it('opens with them in either language, from whichever it was sealed', async () => {
    for (const list of lists) {
      const file = await sealWithPhrase('{}', phraseOfWords(words, list), quick)
      for (const other of lists) {
        const typed = `  ${phraseOfWords(words, other).replaceAll(' ', ', ').toUpperCase()} `
        expect((await open(file, typed)).trimEnd()).toBe('{}')
      }
      expect(readAge(file, phraseOfWords(words, list)).trimEnd()).toBe('{}')
    }
  })

  it('is written without them, and opened with nothing else', async () => {
    const file = await sealTo(await recipientOfWords(words), '{"मन":1}')
    expect((await open(file, phraseOfWords(words, nepali))).trimEnd()).toBe('{"मन":1}')
    const others = words.map((byte) => byte ^ 1)
    expect(await open(file, phraseOfWords(others, english))).toBe('wrong')
    expect(await open(file, phrase)).toBe('notWords')
    const recipient = await recipientOfWords(words)
    expect(recipient).toMatch(/^age1[a-z0-9]{58}$/)
    expect(Buffer.from(file).toString('latin1')).not.toContain(recipient)
  })
})

describe('a file of something else', () => {
  it.each([
    ['a picture', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
    ['a letter', new TextEncoder().encode('Dear diary')],
    [
      'age for somebody else',
      new TextEncoder().encode('age-encryption.org/v1\n-> ssh-rsa a\n\n--- a\n'),
    ],
  ])('is known as foreign: %s', async (_, file) => {
    expect(await open(file)).toBe('foreign')
  })

  it('may be a plain copy, also with the mark some phones put before it', () => {
    for (const text of ['{"format":1}', '\uFEFF{"format":1}', ' \n[1]']) {
      expect(lookAtFile(new TextEncoder().encode(text))).toEqual({ what: 'plain' })
    }
  })
})
