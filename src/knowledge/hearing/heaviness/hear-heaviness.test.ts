import { describe, expect, it } from 'vitest'
import { hearHeaviness } from './hear-heaviness.ts'

const heavy = {
  despair: [
    'suicide',
    'cutting myself',
    'self harm',
    'I want to die',
    'आत्महत्या',
    'मर्न मन लाग्यो',
    'marna man lagyo',
    'म मर्न चाहन्छु',
  ],
  harm: [
    'rape',
    'RAPED by my uncle',
    'my husband beats me',
    'he slapped me again',
    'domestic violence',
    'being bullied at school',
    'abusive father',
    'बलात्कार',
    'श्रीमान्‌ले कुट्नुहुन्छ',
    'घरेलु हिंसा',
    'स्कुलमा कुटपिट',
    'मलाई बलात्कारले',
    'gharelu hinsa',
    'malai srimanle kutchha',
    'acid attack',
    'her murder',
  ],
  loss: [
    'cancer',
    'my mother has cancer',
    'miscarriage',
    'I had a miscarriage last week',
    'stillborn',
    'death of my son',
    'my baby died',
    'we lost our child',
    'war',
    'the war in Ukraine',
    'earthquake of 2072',
    'Flood',
    'car crash',
    'भूकम्प',
    'भूकम्पको रात',
    'बाढीपहिरो',
    'युद्धमा',
    'बाबालाई क्यान्सर',
    'छोराको निधन',
    'मेरो छोरी बितिन्',
    'गर्भपतन',
    'bhukampa ko raat',
    'abortion',
  ],
} as const

const light = [
  'my grandmother',
  'rain on the roof',
  'I am warm',
  'star wars',
  'tug of war',
  'Cancer zodiac',
  'a flood of light',
  'happy accident',
  'my heart beating',
  'beat the drum',
  'hit song',
  'it beats me',
  'she beat me at chess',
  'war of words',
  'a child laughing',
  'छोरीको बिहे',
  'छोराको जन्मदिन',
  'धान कुट्ने ढिकी',
  'mero chhora',
  'पानी परेको दिन',
  'my daughter is getting married',
  'exam results',
  'मेरो देश',
  'dying to see you',
  'loss',
  'my mother died',
  'lost my phone',
  '',
  '😀',
  'a bus ride home',
  'rapeseed',
]

describe('what is too heavy for an ordinary poem', () => {
  for (const [weight, texts] of Object.entries(heavy)) {
    it.each([...texts])(`${weight}: %s`, (text) => {
      expect(hearHeaviness(text)).toBe(weight)
    })
  }
})

describe('what is not', () => {
  it.each(light)('%j', (text) => {
    expect(hearHeaviness(text)).toBeUndefined()
  })
})
