import { describe, expect, it } from 'vitest'
import { takeTitle } from './title-of-poem.ts'

describe('the title of a poem', () => {
  it('is a line that stands alone before it', () => {
    expect(takeTitle('आमा\n\nएक\nदुई\n\nतीन\nचार')).toEqual({
      title: 'आमा',
      body: 'एक\nदुई\n\nतीन\nचार',
    })
  })

  it('is missing where the poem begins at once', () => {
    expect(takeTitle('one\ntwo\n\nthree\nfour').title).toBeUndefined()
  })

  it('is not made of a first line that has only just arrived', () => {
    expect(takeTitle('My mother')).toEqual({ title: undefined, body: 'My mother' })
  })
})
