import { describe, expect, it } from 'vitest'
import { poemForms } from '#knowledge/poetry/kinds.ts'
import { composePoem } from '#knowledge/poetry/ne/poem/compose-poem.ts'
import { readPoem } from './read-poem.ts'

const asked = (form: string | undefined, language: 'en' | 'np' = 'np') => ({
  kind: 'poem' as const,
  language,
  topic: 'साइकल',
  ...(form && { form }),
})

const prose = 'साइकल घर अगाडि छ\nबुबाले किनिदिनुभएको हो\nम रोज त्यसैमा स्कुल जान्छु\nसाँझ धुलो पुछ्छु'

describe('a poem that a service wrote', () => {
  it.each(poemForms.np.filter((form) => form !== 'gadya'))(
    'is said to be in %s only where it is',
    async (form) => {
      const { title, lines } = await composePoem({ topic: 'साइकल', form, seed: 'a 1' })
      const kept = [title, '', ...lines].join('\n')
      expect((await readPoem(asked(form), kept)).fields).toEqual({ form })
      expect((await readPoem(asked(form), prose)).fields).toEqual({ missed: form })
      expect((await readPoem(asked(form), `${kept}\nअनि एउटा हरफ यस्तै`)).fields).toEqual({
        missed: form,
      })
    },
  )

  it('says nothing of a measure where none was asked for', async () => {
    for (const form of [undefined, 'gadya', 'any form at all'])
      expect(await readPoem(asked(form), prose)).toEqual({ text: prose })
    expect(await readPoem(asked('free', 'en'), 'A bicycle.\nIt leans.')).toEqual({
      text: 'A bicycle.\nIt leans.',
    })
  })

  it('counts the syllables of a haiku in English', async () => {
    const haiku = 'an old silent pond\na frog jumps into the pond\nsplash and then silence'
    expect((await readPoem(asked('haiku', 'en'), haiku)).fields).toEqual({ form: 'haiku' })
    expect((await readPoem(asked('haiku', 'en'), `${haiku} again`)).fields).toEqual({
      missed: 'haiku',
    })
  })

  it.each([
    ['साइकल (शार्दूलविक्रीडित छन्द)\n\nएक', 'साइकल\n\nएक'],
    ['साइकल [झ्याउरे लय]\n\nएक', 'साइकल\n\nएक'],
    ['Bicycle (a haiku)\n\nOne', 'Bicycle\n\nOne'],
    ['साइकल (बुबाको)\n\nएक', 'साइकल (बुबाको)\n\nएक'],
  ])('loses the metre it calls itself: %j', async (written, shown) => {
    expect((await readPoem(asked(undefined), written)).text).toBe(shown)
  })
})
