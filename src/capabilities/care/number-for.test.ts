import { describe, expect, it } from 'vitest'
import { helplineFor } from '#knowledge/help/line-for.ts'
import { numberFor } from './number-for.ts'

describe('the number beside the words of somebody else', () => {
  it('is the first that Help would name', () => {
    expect(numberFor).toEqual({
      self: helplineFor('explicit', false).first.call,
      'self-harm': helplineFor('self-harm', false).first.call,
      harmed: helplineFor('harmed', false).first.call,
      other: helplineFor('other', false).first.call,
      child: helplineFor('harmed', true).first.call,
    })
  })
})
