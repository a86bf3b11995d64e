import { describe, expect, it } from 'vitest'
import { composeDiaryPoem } from './compose-diary-poem.ts'
import { findThings } from './find-things.ts'
import { turnToYou } from './turn-to-you.ts'

const entry =
  'I walked home in the rain and nobody called. My mother was cooking and the radio was on. I felt tired.'

function poems(text: string): string[] {
  return Array.from({ length: 40 }, (_, at) =>
    composeDiaryPoem({ entry: text, seed: `${at}` }).lines.join('\n'),
  )
}

describe('a poem from a diary', () => {
  it('begins with the writer’s own sentence and names the things in it', () => {
    for (const poem of poems(entry)) {
      expect(poem).toContain('“I walked home in the rain and nobody called.”')
      expect(poem.toLowerCase()).toContain('the rain, your mother, the radio')
    }
  })

  it('answers how the day felt', () => {
    for (const poem of poems('I am so sad today.')) expect(poem).toMatch(/heavy|sorrow/)
    for (const poem of poems('I am so happy! I passed the exam.'))
      expect(poem).toMatch(/light on this|Gladness/)
    for (const poem of poems('Angry all day.')) expect(poem).toMatch(/wind|chased/)
    for (const poem of poems('Bought vegetables.')) expect(poem).toMatch(/ordinary|shouts/)
  })

  it('says back what happened, and who was there', () => {
    const page = 'My mother called. We laughed about the goat. I miss her since I came to Doha.'
    for (const poem of poems(page)) {
      expect(poem).toContain('You laughed about the goat')
      expect(poem.toLowerCase()).toContain('your mother')
    }
  })

  it('is not glad where the page is not', () => {
    for (const page of [
      'I hate this house and I hate myself.',
      'My boss shouted. I cried on the bus.',
    ])
      for (const poem of poems(page)) expect(poem).not.toMatch(/light on this|Gladness/)
  })

  it('reads no further than the first two hundred letters', () => {
    const long = `${'A quiet day, truly. '.repeat(12)}my secret, the letter`
    for (const poem of poems(long)) expect(poem).not.toMatch(/secret|letter/)
  })

  it('takes any entry, in any script, as plain text', () => {
    for (const text of [
      'आज मन भारी छ। केही गर्न मन लागेन।',
      'x',
      '',
      '<b>{x}</b> [a|b]',
      '😀'.repeat(500),
    ]) {
      for (const poem of poems(text)) {
        expect(poem).not.toMatch(/[<>{}[\]|]|undefined/)
        expect(poem.split('\n').length).toBeGreaterThan(4)
      }
    }
  })

  it('varies with the seed and keeps to it', () => {
    expect(new Set(poems(entry)).size).toBeGreaterThan(10)
    expect(composeDiaryPoem({ entry, seed: '1' })).toEqual(composeDiaryPoem({ entry, seed: '1' }))
  })
})

describe('saying back to somebody what they wrote', () => {
  it.each([
    ['I was late and my boss saw me', 'you were late and your boss saw you'],
    ['we’ve sold our house', 'you have sold your house'],
    ['she looked at us', 'she looked at you'],
  ])('turns “%s” to “%s”', (mine, yours) => {
    expect(turnToYou(mine)).toBe(yours)
  })
})

describe('finding the things an entry names', () => {
  it('turns them to face the writer', () => {
    expect(findThings('My dog and the bus.')).toBe('your dog, the bus')
  })

  it('takes no adjective for a thing, and says nothing of one thing alone', () => {
    expect(findThings('the old man, my red coat')).toBe('')
    expect(findThings('the rain.')).toBe('')
  })
})
