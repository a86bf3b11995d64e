import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyName } from '../../shelf/generic-parts.ts'
import { fullRequestOf, requestOf } from '../testing/compose-with.ts'
import { readAnswer } from './read-answer.ts'
import { readParts } from './read-parts.ts'

const nameParts = (text: string) => readParts(text, ['meaning', 'origin', 'personality'])
const three = { meaning: 'Light', origin: 'Sanskrit', personality: 'Kind' }

describe('an answer in parts', () => {
  it.each([
    ['as it was asked for', 'Light|Sanskrit|Kind'],
    ['with spaces', '  Light |  Sanskrit | Kind \n'],
    ['with bars around it', '|Light|Sanskrit|Kind|'],
    ['with doubled bars', 'Light||Sanskrit||Kind'],
    ['with labels', 'Meaning: Light|Origin: Sanskrit|Personality: Kind'],
    ['with labels in another order', 'Origin: Sanskrit | Personality: Kind | Meaning: Light'],
    [
      'as a table',
      '| Meaning | Origin | Personality |\n|---|:---:|---|\n| Light | Sanskrit | Kind |',
    ],
    ['under its heading', 'Meaning|Origin|Personality\nLight|Sanskrit|Kind'],
    ['in lines with labels', 'Meaning: Light\nOrigin: Sanskrit\n\nPersonality: Kind'],
    ['in lines under labels', 'Meaning:\nLight\nOrigin:\nSanskrit\nPersonality:\nKind'],
    ['in a numbered list', '1. Light\n2. Sanskrit\n3. Kind'],
    ['in a list with labels', '- Meaning: Light\n- Origin: Sanskrit\n- Personality: Kind'],
    ['with wide bars', 'Light｜Sanskrit｜Kind'],
  ])('is read %s', (_, text) => {
    expect(nameParts(text)).toEqual(three)
  })

  it('is read with Nepali labels', () => {
    const text = 'अर्थ: उज्यालो|मूल: संस्कृत|व्यक्तित्व: दयालु'
    expect(nameParts(text)).toEqual({ meaning: 'उज्यालो', origin: 'संस्कृत', personality: 'दयालु' })
  })

  it('keeps what is too much, and leaves out what is missing', () => {
    expect(nameParts('Light|Sanskrit|Kind|Brave')).toEqual({ ...three, personality: 'Kind Brave' })
    expect(nameParts('Light')).toEqual({ meaning: 'Light' })
    expect(nameParts('Light|Personality: Kind')).toEqual({ meaning: 'Light', personality: 'Kind' })
    expect(nameParts('||')).toEqual({})
  })

  it('never breaks, whatever a service writes', () => {
    const bits = fc.constantFrom('|', '\n', 'Meaning', ':', '-', 'Light', ' ', '**', '१.', 'अर्थ')
    fc.assert(
      fc.property(fc.array(bits), (text) => {
        for (const part of Object.values(nameParts(text.join('')))) expect(part).not.toBe('')
      }),
    )
  })
})

describe('what the visitor reads', () => {
  it('has a general part where one is missing', async () => {
    const { fields, text } = await readAnswer(
      fullRequestOf(requestOf('nameMeaning')),
      'Light|Sanskrit',
    )
    expect(fields).toEqual({
      meaning: 'Light',
      origin: 'Sanskrit',
      personality: anyName.en.personality,
    })
    expect(text).toBe(`Light\n\nSanskrit\n\n${anyName.en.personality}`)
  })

  it('has the life path number we worked out, whatever the service says', async () => {
    const { fields } = await readAnswer(fullRequestOf(requestOf('lifePath')), 'Number 4|Brave')
    expect(fields).toEqual({ number: 11, meaning: 'Number 4', traits: 'Brave' })
  })
})
