import { describe, expect, it } from 'vitest'
import { often } from '#kit/testing/proof.ts'
import { readTopicWords } from '#knowledge/hearing/topics/en/read-topic.ts'
import { poemForms } from '../../kinds.ts'
import { composePoem } from './compose-poem.ts'
import { findFaults } from './testing/poem-faults.ts'

async function poemsOn(topic: string): Promise<string[]> {
  const asked = poemForms.en.flatMap((form) =>
    Array.from({ length: often({ test: 5, proof: 40 }) }, (_, at) =>
      composePoem({ topic, form, seed: `again ${at}` }),
    ),
  )
  const poems = await Promise.all(asked)
  for (const poem of poems) expect(findFaults(poem), topic).toEqual([])
  return poems.map(({ lines }) => lines.join('\n'))
}

/** Lines of a day on which nothing is wrong. */
const gay =
  /Tonight I’ll ring|My (mother|father|grandmother) (rises|walked|wakes|could)|sleeping on my arm|dog believes|’s whole body|same hands now|better portion|rest upon my hair|love came in|burning street|with pickle|walls be filled|take some with you|ate our fill of cake|\b(cake|balloons|confetti)\b/i

describe('a poem on someone who died', () => {
  it.each([
    'my mother died',
    'my grandmother died',
    'the death of my son',
    'my baby died',
    'my father passed away',
    'I lost my mother',
    'my father’s funeral',
    'my dog died',
    'आमा बित्नुभयो',
  ])('shows nobody living on in “%s”', async (topic) => {
    expect(readTopicWords(topic).themes[0]).toMatch(/death|loss/)
    for (const text of await poemsOn(topic)) expect(text).not.toMatch(gay)
  })

  it('knows a person lost from a thing mislaid', () => {
    expect(readTopicWords('I lost my umbrella').themes).not.toContain('loss')
  })
})

describe('a poem on a hard day', () => {
  it.each([
    'I lost my job today',
    'आज मेरो जागिर गयो',
    'divorce',
    'visa rejected',
    'exam failed',
    'money problems',
    'my father is in hospital',
    'my husband drinks',
    'I hate myself',
    'I can’t have children',
    'my mother hates me',
    'the day my dad left',
    'my sister’s cancer',
  ])('shows nothing gay beside “%s”', async (topic) => {
    expect(readTopicWords(topic).heavy).toBe(true)
    for (const text of await poemsOn(topic)) expect(text).not.toMatch(gay)
  })

  it('has no rope, blade or ledge in it', async () => {
    for (const topic of ['hope', 'courage', 'worry', 'work', 'tiredness', 'sadness']) {
      for (const text of await poemsOn(topic))
        expect(text).not.toMatch(/\b(rope|knife|ledge)\b|hang me/i)
    }
  })
})

describe('a poem on a grown child', () => {
  it.each(['my daughter’s wedding', 'छोरीको बिहे'])('puts no baby into “%s”', async (topic) => {
    for (const text of await poemsOn(topic)) {
      expect(text).not.toMatch(/sleeping on my arm|milk teeth|crayon|the child\b/i)
    }
  })
})
