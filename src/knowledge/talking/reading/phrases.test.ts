import { describe, expect, it } from 'vitest'
import { makePhraseBook, spell } from './phrases.ts'

const book = makePhraseBook([
  ['fail', ['fail*', 'did_not|didnt pass', 'फेल*', 'पास भइन*']],
  ['exam', ['परीक्षा*']],
  ['drink', ['रक्सी*']],
  ['father', ['my father .. know*', 'बुबालाई .. थाहा']],
])
const found = (text: string) => book.find(spell(text))

describe('phrases in three scripts', () => {
  it.each([
    ['I failed again', ['fail']],
    ["I didn't pass", ['fail']],
    ['फेल भएँ', ['fail']],
    ['fel bhaye yaar', ['fail']],
    ['pass bhaina', ['fail']],
    ['My father does not know', ['father']],
    ['buba lai kehi thaha chaina', []],
    ['bubalai thaha chaina', ['father']],
    ['my father. I know him', []],
    ['the faint light', []],
    ['bholi pariksha cha', ['exam']],
    ['raksi khayo', ['drink']],
  ])('%s', (text, meanings) => {
    expect(found(text)).toEqual(meanings)
  })
})
