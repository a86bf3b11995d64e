import { describe, expect, it } from 'vitest'
import { findTopics, mourning, topics } from './find-topics.ts'
import { themeNames } from './theme.ts'

function titlesIn(text: string): string[] {
  return findTopics(text).topics.map((topic) => topic.title)
}

describe('what a visitor asks about', () => {
  it.each([
    ['mother', 'आमा'],
    ['aama', 'आमा'],
    ['Aamaa', 'आमा'],
    ['आमाको', 'आमा'],
    ['आमालाई', 'आमा'],
    ['my home', 'घर'],
    ['घरमा', 'घर'],
    ['ghar', 'घर'],
    ['परदेश', 'परदेश'],
    ['pardesh', 'परदेश'],
    ['living abroad', 'परदेश'],
    ['दशैं', 'दसैँ'],
    ['dashain', 'दसैँ'],
    ['खुशी', 'खुसी'],
    ['HAPPINESS', 'खुसी'],
    ['friends', 'साथी'],
    ['sathi', 'साथी'],
    ['saathi', 'साथी'],
    ['sapna', 'सपना'],
    ['sapana', 'सपना'],
    ['aansu', 'आँसु'],
    ['rivers', 'नदी'],
    ['lonely', 'एक्लोपन'],
    ['माया', 'प्रेम'],
    ['rhododendron and roses', 'फूल'],
  ])('%s is %s', (typed, title) => {
    expect(titlesIn(typed)).toContain(title)
  })

  it('may be two things, first things first', () => {
    expect(titlesIn('rain in my village')).toEqual(['वर्षा', 'गाउँ'])
    expect(titlesIn('नदी किनारको साथी')).toEqual(['नदी', 'साथी'])
  })

  it('is not the word poem, unless nothing else was said', () => {
    expect(titlesIn('write a poem about the moon')).toEqual(['जून'])
    expect(titlesIn('मेरो हिमालबारे कविता लेख')).not.toContain('कविता')
    expect(titlesIn('poem')).toEqual(['कविता'])
  })

  it('keeps what it does not know', () => {
    expect(findTopics('the quantum theory').unknown).toEqual(['quantum', 'theory'])
    expect(findTopics('फुटबल').unknown).toEqual(['फुटबल'])
    expect(findTopics('').unknown).toEqual([])
  })

  it.each(['full', 'rat', 'beer', 'pull', 'was', 'and'])(
    'does not hear Nepali in %s',
    (english) => {
      expect(titlesIn(english)).toEqual([])
    },
  )
})

describe('a death', () => {
  it.each([
    'निधन',
    'आमा बित्नुभयो',
    'आमा बितिन्',
    'बुबा बित्यो',
    'aama bitnu bhayo',
    'कुकुर मर्‍यो',
    'मरे',
    'चिता',
    'मलामी',
    'शोक',
    'died',
  ])('is heard in "%s"', (text) => {
    expect(titlesIn(text)).toContain(mourning)
  })

  it.each(['दिन बित्यो', 'दिन साथीसँग बित्यो', 'साथी र म हिँड्यौँ दिन बित्यो', 'bityo', 'mare'])(
    'is not heard in "%s"',
    (text) => {
      expect(titlesIn(text)).not.toContain(mourning)
    },
  )
})

describe('work that is gone', () => {
  it.each(['जागिर गयो', 'जागिर गुम्यो', 'jagir gayo', 'I lost my job'])('%s', (text) => {
    expect(titlesIn(text)).toEqual(['बेरोजगारी'])
  })

  it('is not work, nor somebody who went', () => {
    expect(titlesIn('काममा गयो')).toEqual(['काम'])
    expect(titlesIn('जागिर पाएँ अनि साथी घर गयो')).toEqual(['काम', 'साथी', 'घर'])
  })
})

describe('the topics', () => {
  it('are more than sixty, each found by its own title', () => {
    expect(topics.length).toBeGreaterThan(60)
    for (const topic of topics) expect(findTopics(topic.title).topics[0]).toBe(topic)
  })

  it('all have two themes that exist', () => {
    for (const { title, themes: named } of topics) {
      expect(named, title).toHaveLength(2)
      for (const theme of named) expect(themeNames, title).toContain(theme)
    }
  })
})
