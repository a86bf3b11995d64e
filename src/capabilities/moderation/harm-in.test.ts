import { describe, expect, it } from 'vitest'
import { harms } from '#knowledge/hearing/heard.ts'
import { harmIn } from './harm-in.ts'

describe('harm in a text', () => {
  it('is all that was heard', () => {
    expect(harmIn({ harm: harms, needs: [] })).toEqual(harms)
    expect(harmIn({ harm: [], needs: ['explicit'] })).toEqual([])
  })

  it('is none of theirs who tell what was done to them', () => {
    expect(harmIn({ harm: ['threat', 'sexual'], needs: ['explicit', 'harmed'] })).toEqual([])
  })

  it('is not the way that somebody in need names, but all the rest of it', () => {
    expect(harmIn({ harm: ['threat', 'method'], needs: ['explicit'] })).toEqual(['threat'])
  })

  it('is a way told to others, also by who worries about them', () => {
    expect(harmIn({ harm: ['method'], needs: [] })).toEqual(['method'])
    expect(harmIn({ harm: ['method'], needs: ['other'] })).toEqual(['method'])
  })
})
