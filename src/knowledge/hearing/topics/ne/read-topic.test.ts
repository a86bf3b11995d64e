import { describe, expect, it } from 'vitest'
import { openLexicon } from './lexicon/open-lexicon.ts'
import { readTopic } from './read-topic.ts'

const lexicon = await openLexicon()
const wordsIn = (text: string) => readTopic(text, lexicon).words.map(({ word }) => word)

describe('a topic keeps every word that carries its meaning', () => {
  it.each([
    ['मेरो बुबाले मलाई साइकल सिकाउनुभएको दिन', ['बुबा', 'साइकल', 'सिकाउनु']],
    ['आमाले पकाएको गुन्द्रुक र ढिँडोको स्वाद', ['आमा', 'पकाउनु', 'गुन्द्रुक', 'ढिँडो', 'स्वाद']],
    ['हजुरआमाको करेसाबारी', ['हजुरआमा', 'करेसाबारी']],
    ['दोहाको गर्मीमा घरको सम्झना', ['दोहा', 'गर्मी', 'घर', 'सम्झना']],
    ['the smell of old books', ['बास्ना', 'किताब']],
    ['death of my father', ['मृत्यु', 'बुबा']],
    ['आज अफिसमा हाकिमले सबैको अगाडि गाली गर्नुभयो', ['अफिस', 'हाकिम', 'गाली']],
    ['the day my sister left for Qatar', ['दिदी', 'कतार']],
    ['बर्खामा चुहिने छानो', ['बर्खा', 'छानो']],
  ])('%s', (typed, words) => {
    for (const word of words) expect(wordsIn(typed)).toContain(word)
  })
})

describe('a word is never swapped for its neighbour', () => {
  it.each([
    ['बहिनी', 'बहिनी'],
    ['baini', 'बहिनी'],
    ['भाइ', 'भाइ'],
    ['दिदी', 'दिदी'],
    ['नयाँ वर्ष', 'नयाँ वर्ष'],
    ['new year', 'नयाँ वर्ष'],
    ['naya barsa', 'नयाँ वर्ष'],
    ['रुन मन लाग्यो', 'रुन मन लाग्यो'],
    ['runa man lagyo', 'रुन मन लाग्यो'],
    ['mental health', 'मनको स्वास्थ्य'],
    ['self love', 'आत्ममाया'],
    ['न्याय', 'न्याय'],
    ['ऋण', 'ऋण'],
    ['अस्पताल', 'अस्पताल'],
    ['मादल', 'मादल'],
    ['सगरमाथा', 'सगरमाथा'],
    ['ल्होसार', 'ल्होसार'],
    ['माया', 'माया'],
    ['aago', 'आगो'],
    ['bihana', 'बिहान'],
    ['pardeshi', 'परदेशी'],
    ['tarai', 'तराई'],
    ['baa', 'बा'],
    ['momo', 'मम'],
    ['grandma', 'हजुरआमा'],
    ['crush', 'क्रस'],
    ['gf', 'प्रेमिका'],
    ['motivation', 'प्रेरणा'],
    ['overthinking', 'धेरै सोचाइ'],
    ['never give up', 'हार नमान्नु'],
    ['corona', 'कोरोना'],
    ['election', 'चुनाव'],
    ['football', 'फुटबल'],
    ['cricket', 'क्रिकेट'],
    ['nurse', 'नर्स'],
    ['visa', 'भिसा'],
    ['timi bina', 'तिमी बिना'],
    ['long distance relationship', 'टाढाको माया'],
    ['🏔️', 'हिमाल'],
    ['❤️', 'मुटु'],
    ['🐶', 'कुकुर'],
    ['😭😭😭', 'आँसु'],
    ['माझी दाइ', 'माझी'],
  ])('%s is %s', (typed, word) => {
    expect(wordsIn(typed)[0]).toBe(word)
  })

  it('and a colour is a topic where nothing else is said', () => {
    expect(wordsIn('रातो')).toEqual(['रातो'])
    expect(wordsIn('रातो छाता')).toEqual(['छाता'])
  })

  it('and a word nobody listed stays as it was typed', () => {
    expect(wordsIn('घट्टकुलोको छेउ')).toContain('घट्टकुलो')
    expect(wordsIn('ठेकी')).toEqual(['ठेकी'])
    expect(wordsIn('my friend Zubin')).toContain('Zubin')
    expect(readTopic('Zubin', lexicon).words[0]?.kind).toBe('person')
  })
})

describe('what was typed as a whole', () => {
  it.each([
    ['मेरो बुबाले मलाई साइकल सिकाउनुभएको दिन', 'name'],
    ['हजुरआमाको करेसाबारी', 'name'],
    ['रुन मन लाग्यो', 'saying'],
    ['केही लेख्न मन छैन।', 'saying'],
    ['बुबाको फोन आएन', 'saying'],
    ['निद्रा लागेन', 'saying'],
    ['थाकेँ', 'saying'],
    ['गाउँ', undefined],
    ['मेरो पहिलो ट्रेन', 'name'],
    ['पुरानो चेन', 'name'],
    ['आमा', undefined],
    ['rain in my village', undefined],
  ])('%s: %s', (typed, is) => {
    expect(readTopic(typed, lexicon).phrase?.is).toBe(is)
  })
})

it('the lexicon has words by the thousand', () => {
  expect(new Set([...lexicon.byKey.values()].map(({ word }) => word)).size).toBeGreaterThan(1_400)
})
