import { describe, expect, it } from 'vitest'
import { beginStory, findStories, nameOfStory, toDraft, wholeStory } from './story-draft.ts'

const draft = { ...beginStory('एक दिन।', 'np', 'ai', 5), more: ' अनि साँझ पर्‍यो।\n' }

describe('a story somebody writes on', () => {
  it('comes back as it was kept, with who wrote its beginning', () => {
    expect(findStories([{ ...toDraft(draft), changed: 1 }])).toEqual([draft])
    const before = beginStory('एक दिन।', 'np', undefined, 5)
    expect(findStories([{ ...toDraft(before), changed: 1 }])[0]).not.toHaveProperty('source')
  })

  it('is found among other drafts, the one begun last first', () => {
    const later = beginStory('Two days.', 'en', 'shelf', 6)
    const drafts = [{ id: 'diary', text: 'half a thought' }, toDraft(draft), toDraft(later)]
    expect(
      findStories(drafts.map((each) => ({ ...each, changed: 1 }))).map(({ opening }) => opening),
    ).toEqual(['Two days.', 'एक दिन।'])
  })

  it('is the same story wherever its beginning is met again', () => {
    expect(beginStory('Two days.', 'en', 'ai', 1).id).toBe(
      beginStory('Two days.', 'en', 'ai', 2).id,
    )
  })

  it('is one text to share, the beginning first', () => {
    expect(wholeStory(draft)).toBe('एक दिन।\n\nअनि साँझ पर्‍यो।')
    expect(wholeStory({ ...draft, more: '  ' })).toBe('एक दिन।')
  })

  it('is known by its first words, never cut inside one', () => {
    const opening = 'The letter had been posted in 1988, and it reached Maya’s door in Lalitpur.'
    expect(nameOfStory({ ...draft, opening })).toBe('The letter had been posted in 1988, and it…')
    expect(nameOfStory(draft)).toBe('एक दिन।')
  })
})
