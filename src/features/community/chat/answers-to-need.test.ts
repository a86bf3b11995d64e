import { describe, expect, it } from 'vitest'
import { careKinds } from '#capabilities/care/care-kind.ts'
import { numberFor } from '#capabilities/care/number-for.ts'
import { harmIn } from '#capabilities/moderation/harm-in.ts'
import { toDevanagariDigits } from '#kit/i18n/numbers.ts'
import { hearForOthers } from '#knowledge/hearing/hear.ts'
import { answersToNeed } from './answers-to-need.ts'
import { maskContacts } from './mask-contacts.ts'

describe('answers to somebody in need', () => {
  it.each(careKinds)(
    'to %s are a line and five sentences, one of which names the number',
    (kind) => {
      const { line, replies } = answersToNeed[kind]
      expect(replies).toHaveLength(5)
      expect(replies.some(({ en }) => en.includes(numberFor[kind]))).toBe(true)
      expect(replies.some(({ np }) => np.includes(toDevanagariDigits(numberFor[kind])))).toBe(true)
      for (const { en, np } of [line, ...replies]) {
        expect.soft(np).toBe(np.normalize('NFC'))
        expect.soft(np).not.toMatch(/[A-Za-z.]|\s।/)
        expect.soft(en).not.toMatch(/[\u0900-\u097f]/)
      }
    },
  )

  it('reach the other as they are', () => {
    const texts = careKinds.flatMap((kind) => answersToNeed[kind].replies.flatMap(Object.values))
    expect(texts.filter((text) => maskContacts(text).count > 0)).toEqual([])
    expect(texts.filter((text) => harmIn(hearForOthers(text)).length > 0)).toEqual([])
  })
})
