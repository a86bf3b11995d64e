import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { lastWord, places, questions } from '../src/features/privacy/questions.ts'
import { type Shown, shownBy } from '../src/features/privacy/shown-by.ts'
import english from '../src/features/privacy/words/en.ts'
import nepali from '../src/features/privacy/words/ne.ts'
import { holdsTest } from './read-specification.ts'

const root = join(import.meta.dirname, '..')
const saidAs = 'common.privacy.say.'

const onThePage = [
  ...places.flatMap(({ holds }) => holds),
  ...questions.flatMap(({ answer, more }) => [...answer, ...more]),
  lastWord,
]

function isThere([sentence, file]: Shown): boolean {
  const path = join(root, file)
  return existsSync(path) && holdsTest(readFileSync(path, 'utf8'), sentence)
}

describe('the privacy page', () => {
  it('names for each sentence a test that is there, word for word', () => {
    const bare = onThePage.filter((id) => shownBy[id].length === 0)
    const lost = onThePage.flatMap((id) =>
      shownBy[id].filter((test) => !isThere(test)).map(([sentence]) => `${id}: ${sentence}`),
    )
    expect({ bare, lost }).toEqual({ bare: [], lost: [] })
  })

  it('says each sentence once, and forgets none that was written', () => {
    expect(new Set(onThePage).size).toBe(onThePage.length)
    const written = Object.keys(english).filter((key) => key.startsWith(saidAs))
    expect(onThePage.map((id) => saidAs + id).sort()).toEqual(written.sort())
  })

  it('answers every question in a breath', () => {
    for (const { id, answer } of questions) {
      const said = answer.map((one) => english[`${saidAs}${one}` as keyof typeof english]).join(' ')
      expect(said.split(' ').length, id).toBeLessThan(50)
    }
    for (const [key, text] of Object.entries({ ...english })) {
      expect(text.split(' ').length, key).toBeLessThan(40)
    }
    for (const [key, text] of Object.entries(nepali)) expect(text, key).not.toMatch(/\s।/)
  })
})
