import { describe, expect, it } from 'vitest'
import { often } from '#kit/testing/proof.ts'
import { poemForms } from '../../kinds.ts'
import { composePoem } from './compose-poem.ts'
import { findFaults } from './testing/poem-faults.ts'

function poemsOn(topic: string): string[] {
  return poemForms.en.flatMap((form) =>
    Array.from({ length: often({ test: 5, proof: 40 }) }, (_, at) => {
      const poem = composePoem({ topic, form, seed: `again ${at}` })
      expect(findFaults(poem), topic).toEqual([])
      return poem.lines.join('\n')
    }),
  )
}

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
  ])('shows nobody living on in “%s”', (topic) => {
    for (const text of poemsOn(topic)) {
      expect(text).toMatch(/death|loss|died|funeral|passed away|lost/i)
      expect(text).not.toMatch(
        /Tonight I’ll ring|My (mother|father|grandmother) (rises|walked|wakes|could)|sleeping on my arm|dog believes|’s whole body|same hands now|better portion/,
      )
    }
  })

  it('knows a person lost from a thing mislaid', () => {
    for (const text of poemsOn('I lost my umbrella')) expect(text).not.toMatch(/\bloss\b/)
  })
})

describe('a poem on a hard day', () => {
  it.each([
    ['I lost my job today', /sadness/i],
    ['आज मेरो जागिर गयो', /sadness/i],
    ['divorce', /heartbreak/i],
    ['visa rejected', /failure/i],
    ['exam failed', /failure/i],
    ['money problems', /worry/i],
    ['my father is in hospital', /worry/i],
    ['my husband drinks', /sadness/i],
    ['I hate myself', /sadness/i],
    ['I can’t have children', /sadness/i],
    ['my mother hates me', /sadness/i],
    ['the day my dad left', /sadness/i],
    ['my sister’s cancer', /sadness/i],
  ])('hears “%s”, and shows nothing gay beside it', (topic, heard) => {
    for (const text of poemsOn(topic)) {
      expect(text).toMatch(heard)
      expect(text).not.toMatch(
        /sleeping on my arm|rest upon my hair|walked in front|love came in|burning street|with pickle|My work is stairs|Tonight I’ll ring/,
      )
    }
  })

  it('has no rope, blade or ledge in it', () => {
    for (const topic of ['hope', 'courage', 'worry', 'work', 'tiredness', 'sadness']) {
      for (const text of poemsOn(topic)) expect(text).not.toMatch(/\b(rope|knife|ledge)\b|hang me/i)
    }
  })
})

describe('a poem on words it does not know', () => {
  it.each(['rape', 'miscarriage', 'genocide', 'leprosy', 'my stammer', 'being gay'])(
    'keeps a quiet frame for “%s”',
    (topic) => {
      for (const text of poemsOn(topic)) {
        expect(text).not.toMatch(/for it, one for me|solved/)
        for (const line of text.split('\n').filter((one) => one.includes('“'))) {
          expect(line).not.toMatch(
            /house|stair|\bbus\b|roof|basket|hold the door|Begin|starts with just|This is for|dream of|sing about|Again/,
          )
        }
      }
    },
  )

  it('does not name it twice by the same turn of words', () => {
    for (const text of poemsOn('infertile land')) {
      const named = text.split('\n').filter((line) => line.includes('“'))
      const leads = named.map((line) => line.slice(0, 9))
      expect(new Set(leads).size, text).toBe(leads.length)
    }
  })
})

describe('a poem on a grown child', () => {
  it.each(['my daughter’s wedding', 'छोरीको बिहे'])('puts no baby into “%s”', (topic) => {
    for (const text of poemsOn(topic)) {
      expect(text).not.toMatch(/sleeping on my arm|milk teeth|crayon|the child\b/i)
    }
  })
})

it('sits through this hurry or ours, and looks down on nobody', () => {
  for (const text of poemsOn('chess')) expect(text).not.toMatch(/these hurry|looks down/)
})
