import { describe, expect, it } from 'vitest'
import type { Need } from '#knowledge/hearing/heard.ts'
import { careKindOf } from './care-kind.ts'

const kindOf = (need: Need, child = false) => careKindOf({ need, child })

describe('what readers are told of somebody in need', () => {
  it('is nothing where nothing was heard', () => {
    expect(kindOf('none')).toBeUndefined()
    expect(kindOf('none', true)).toBeUndefined()
  })

  it('is the same for who says it plainly and who says it softly', () => {
    expect([kindOf('explicit'), kindOf('passive')]).toEqual(['self', 'self'])
  })

  it('tells wounds, harm by others and worry about somebody apart', () => {
    expect([kindOf('self-harm'), kindOf('harmed'), kindOf('other')]).toEqual([
      'self-harm',
      'harmed',
      'other',
    ])
  })

  it('says that it is a child, whose helpline is another one', () => {
    for (const need of ['explicit', 'passive', 'self-harm', 'harmed'] as const) {
      expect.soft(kindOf(need, true)).toBe('child')
    }
    expect(kindOf('other', true)).toBe('other')
  })
})
