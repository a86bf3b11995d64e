import { describe, expect, it } from 'vitest'
import { often } from '#kit/testing/proof.ts'
import { poemForms } from '../../kinds.ts'
import { composePoem } from './compose-poem.ts'
import { keepsItsMetre, rhymesAsAsked } from './testing/poem-faults.ts'
import { isGlad } from './testing/tone-faults.ts'

const deaths = [
  'आमाको निधन',
  'हजुरआमा बित्नुभयो',
  'बुबा बिते',
  'कुकुर मर्‍यो',
  'कुकुर मर्यो',
  'साथी मरे',
  'मलामी',
  'चिता',
  'शोक',
  'my mother died',
  'death of my father',
  'श्रीमान्‌को मृत्यु',
]
const lostWork = ['जागिर गयो', 'जागिर गुम्यो', 'jagir gayo', 'I lost my job']
const disasters = ['भूकम्प', 'war', 'covid', 'बाढीपहिरो', 'अस्पताल']
const each = often({ test: 4, proof: 25 })

async function expectGrave(topic: string, form: (typeof poemForms.np)[number]): Promise<void> {
  for (let at = 0; at < each; at += 1) {
    const poem = await composePoem({ topic, form, seed: `again ${at}` })
    const text = poem.lines.join('\n')
    expect(isGlad(poem.lines), text).toBe(false)
    expect(keepsItsMetre(poem) && rhymesAsAsked(poem), text).toBe(true)
  }
}

describe.each(poemForms.np)('in %s', (form) => {
  it.each(deaths)('"%s" is mourned: nothing glad, nothing the living do', (topic) =>
    expectGrave(topic, form),
  )
  it.each(lostWork)('"%s" is no cheerful matter', (topic) => expectGrave(topic, form))
  it.each(disasters)('"%s" is spoken of gravely', (topic) => expectGrave(topic, form))
})

describe('an elegy', () => {
  it('speaks of who has died, and of nobody else', async () => {
    const { lines } = await composePoem({ topic: 'death of my father', form: 'gadya', seed: 'x' })
    expect(lines.join('\n')).toContain('बुबा')
    expect(lines.join('\n')).not.toContain('आमा')
  })

  it('says the halves of a word that few of its scenes have room for', async () => {
    const asked = { topic: 'फूलबारी', form: 'shardul', seed: 'again 0' } as const
    const { lines } = await composePoem({ ...asked, mourns: true })
    expect(lines.join('\n')).toMatch(/फूल(?!बारी)/)
    expect((await composePoem(asked)).lines.join('\n')).not.toMatch(/फूल(?!बारी)/)
  })
})

describe('what is not a death', () => {
  it('days that pass are not mourned', async () => {
    const { lines } = await composePoem({ topic: 'दिन बित्यो', form: 'gadya', seed: 'x' })
    expect(lines.join('\n')).toContain('दिन')
  })
})
