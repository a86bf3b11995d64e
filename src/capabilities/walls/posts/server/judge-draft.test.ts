import { describe, expect, it } from 'vitest'
import { heardAs } from '#capabilities/moderation/testing/heard-as.ts'
import { judgeDraft } from './judge-draft.ts'

const known = { isNew: false, silenced: false, recentTexts: [] }
const draft = { text: 'It is said here, and it is not.', contactsKept: false }

describe('a draft for a wall', () => {
  it('waits for harm to others, the gravest first', () => {
    const heard = heardAs({ harm: ['spam', 'hate', 'threat', 'minor'] })
    expect(judgeDraft(draft, known, heard).holds).toEqual(['minor', 'threat', 'hate', 'spam'])
  })

  it('does not wait when its writer tells what was done to them', () => {
    const heard = heardAs({ harm: ['threat'], needs: ['harmed'], child: true })
    expect(judgeDraft(draft, known, heard)).toMatchObject({ holds: [], need: 'child' })
  })

  it('is kept as written where no means are at hand, and says nothing of need', () => {
    expect(judgeDraft(draft, known, heardAs({}))).toMatchObject({
      holds: [],
      text: draft.text,
      need: null,
    })
  })

  it('covers means, but not from whoever decides about harm in the same words', () => {
    const places = [
      { what: 'explicit', start: 0, end: 31 },
      { what: 'means', start: 6, end: 10 },
    ] as const
    const inNeed = heardAs({ needs: ['explicit'], places })
    expect(judgeDraft(draft, known, inNeed).text).toBe('It is ••• here, and it is not.')
    expect(judgeDraft(draft, known, { ...inNeed, harm: ['threat'] }).text).toBe(draft.text)
  })

  it('that cries for help again is heard again', () => {
    const author = { ...known, recentTexts: [draft.text] }
    expect(judgeDraft(draft, author, heardAs({})).holds).toEqual(['repeat'])
    expect(judgeDraft(draft, author, heardAs({ needs: ['passive'] })).holds).toEqual([])
  })
})
