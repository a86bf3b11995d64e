import { describe, expect, it } from 'vitest'
import { maskContacts } from './mask-contacts.ts'

describe('a message to a stranger', () => {
  it.each([
    ['ring me: 9841-234567', 'ring me: •••', 1],
    ['मेरो नम्बर ९८४१२३४५६७ हो', 'मेरो नम्बर ••• हो', 1],
    ['write to sita@example.com', 'write to •••', 1],
    ['https://example.com/9841234567 look', '••• look', 1],
    ['two: 9841234567, www.example.com', 'two: •••, •••', 2],
    ['in 2081 I was 25 and it cost 1500', 'in 2081 I was 25 and it cost 1500', 0],
    ['मन हलुका भयो।', 'मन हलुका भयो।', 0],
  ])('“%s” arrives as “%s”', (typed, text, count) => {
    expect(maskContacts(typed)).toEqual({ text, count })
  })
})
