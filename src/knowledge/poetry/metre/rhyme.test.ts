import { describe, expect, it } from 'vitest'
import { rhymes } from './rhyme.ts'

describe('काफिया', () => {
  it.each([
    ['धनले', 'मनले'],
    ['छुँदैन', 'हुँदैन'],
    ['माया', 'छाया'],
    ['भनी', 'पनि'],
    ['गाउँ', 'ठाउ'],
    ['बाँच्नु', 'हाँस्नु'],
    ['विश्वास', 'बतास'],
    ['प्रकाश', 'आस'],
  ])('%s rhymes with %s, both ways', (a, b) => {
    expect(rhymes(a, b)).toBe(true)
    expect(rhymes(b, a)).toBe(true)
  })

  it.each([
    ['धनले', 'धनमा'],
    ['आयो', 'गयो'],
    ['नदी', 'साथी'],
    ['घर', 'घर'],
    ['', 'घर'],
    ['hello', 'घर'],
  ])('%s does not rhyme with %s', (a, b) => {
    expect(rhymes(a, b)).toBe(false)
  })

  it('hears the word before a refrain, not the refrain', () => {
    expect(rhymes('मन यो घर सम्झिन्छु', 'हिँड्दा सहर सम्झिन्छु')).toBe(true)
    expect(rhymes('मन यो घर सम्झिन्छु', 'हिँड्दा गाउँ सम्झिन्छु')).toBe(false)
    expect(rhymes('आफ्नै घर सम्झिन्छु', 'तिम्रो घर सम्झिन्छु')).toBe(false)
  })

  it('hears whole lines', () => {
    expect(rhymes('हातका मैला सुनका थैला के गर्नु धनले', 'साग र सिस्नु खाएको बेस आनन्दी मनले')).toBe(true)
  })
})
