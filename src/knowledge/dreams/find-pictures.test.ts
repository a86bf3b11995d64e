import { describe, expect, it } from 'vitest'
import { findPictures } from './find-pictures.ts'

const happened = (dream: string) => findPictures(dream).happenings.map(({ id }) => id)
const seen = (dream: string) => findPictures(dream).pictures.map(({ id }) => id)

describe('what happened in a dream', () => {
  it.each([
    ['I was chased by a tiger', 'chased'],
    ['malai bhoot le lakhetyo', 'chased'],
    ['मलाई कसैले लखेट्यो', 'chased'],
    ['my dead father called me to come with him', 'dead-calls'],
    ['मरेको हजुरबुबाले मलाई बोलाउनुभयो', 'dead-calls'],
    ['mareko hajurba le malai bolaunu bhayo', 'dead-calls'],
    ['I lost my baby in a crowd', 'lost-child'],
    ['mero chhori harayo mela ma', 'lost-child'],
    ['a man held me down', 'rape'],
    ['मलाई बाघले खायो', 'attacked'],
    ['सपनामा पैसा हराएँ', 'lost-thing'],
    ['There was an earthquake and I was under the rubble screaming', 'quake'],
    ['I had sex with my teacher and I feel disgusting', 'sex-taboo'],
    ['aaja rati aago lageko dekhe ghar ma', 'fire-house'],
    ['I could not find my passport at the airport', 'papers-lost'],
    ['someone living, my sister, was dead', 'living-dead'],
  ])('%s', (dream, id) => {
    expect(happened(dream)[0]).toBe(id)
  })

  it('is told with who did it', () => {
    const [main] = findPictures('मलाई भैँसीले लखेट्यो').happenings
    expect(main?.who?.id).toBe('buffalo')
    expect(findPictures('mero chhori harayo').happenings[0]?.who?.id).toBe('daughter')
  })
})

describe('what was seen in a dream', () => {
  it('has no picture that was not dreamt', () => {
    expect(seen('एउटा पहेँलो छाता आकाशमा')).toEqual(['umbrella', 'sky'])
    expect(seen('I saw what love is')).not.toContain('rice')
    expect(seen('म पनि गएँ तर केही देखिनँ')).toEqual([])
    expect(seen('त्यहाँ सर्प पनि थियो')).toEqual(['snake'])
    expect(seen('I caught a firefly in the waterfront catalogue')).toEqual([])
    expect(seen('मेरो भाग्य')).toEqual([])
  })

  it('hears the longer phrase before the shorter word', () => {
    expect(seen('we ate ice cream')).not.toContain('ice')
    expect(happened('my late grandmother came')).not.toContain('late')
    expect(happened('I was late for school')).toContain('late')
  })

  it('is found with endings joined on, in either script', () => {
    expect(seen('नदीमा सर्प')).toEqual(['river', 'snake'])
    expect(seen('sapana ma sarpa ra paani dekhe, ghar ma')).toEqual(['snake', 'water', 'house'])
    expect(seen('SNAKES and fishes')).toEqual(['snake', 'fish'])
  })

  it('is nothing where nothing is told', () => {
    for (const dream of ['', '*** … 123', '😀', '<b>']) {
      expect(findPictures(dream)).toEqual({
        happenings: [],
        pictures: [],
        others: [],
        feelings: [],
      })
    }
  })
})
