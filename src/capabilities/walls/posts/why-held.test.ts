import { describe, expect, it } from 'vitest'
import { harms } from '#knowledge/hearing/heard.ts'
import { whyHeld } from './why-held.ts'

describe('why a post waits', () => {
  it('is said in both languages, whatever was heard or found', () => {
    for (const reason of [...harms, 'slur', 'link-from-new-author', 'repeat', 'reported']) {
      expect.soft(whyHeld(reason)?.en, reason).toMatch(/^[A-Z].*\.$/)
      expect.soft(whyHeld(reason)?.np, reason).toMatch(/^[\u0900-\u097f ]+।$/)
    }
  })

  it('is left unsaid for the rest', () => {
    for (const reason of ['silenced', 'review', 'toString']) {
      expect.soft(whyHeld(reason), reason).toBeUndefined()
    }
  })
})
