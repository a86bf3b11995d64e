import { describe, expect, it } from 'vitest'
import { findContacts, maskContacts } from './find-contacts.ts'

const contactsIn = (text: string) =>
  findContacts(text).map(({ start, end }) => text.slice(start, end))

const keycaps = [...'9841234567'].map((digit) => `${digit}\ufe0f\u20e3`).join('')
const written = (digits: string, zero: number) =>
  [...digits].map((digit) => String.fromCodePoint(zero + Number(digit))).join('')

const disguised: readonly (readonly [string, string])[] = [
  ['single digits', '9 8 4 1 2 3 4 5 6 7'],
  ['single digits in Devanagari', '९ ८ ४ १ २ ३ ४ ५ ६ ७'],
  ['single digits and dashes', '9-8-4-1-2-3-4-5-6-7'],
  ['single digits and dots', '9.8.4.1.2.3.4.5.6.7'],
  ['single digits and commas', '9, 8, 4, 1, 2, 3, 4, 5, 6, 7'],
  ['single digits and low lines', '9_8_4_1_2_3_4_5_6_7'],
  ['single digits and slashes', '9/8/4/1/2/3/4/5/6/7'],
  ['single digits and stars', '9*8*4*1*2*3*4*5*6*7'],
  ['single digits, far apart', '9   8   4   1   2   3   4   5   6   7'],
  ['single digits in brackets', '9) (8) (4) (1) (2) (3) (4) (5) (6) (7'],
  ['a digit a line', '9\n8\n4\n1\n2\n3\n4\n5\n6\n7'],
  ['single digits behind the country code', '+977 9 8 4 1 2 3 4 5 6 7'],
  ['nothing but single digits', '+9 7 7 9 8 4 1 2 3 4 5 6 7'],
  ['two digits and then one by one', '98 4 1 2 3 4 5 6 7'],
  ['four digits and then one by one', '9841 2 3 4 5 6 7'],
  ['pairs and commas', '98,41,23,45,67'],
  ['a slash', '9841/234567'],
  ['slashes', '984/123/4567'],
  ['a low line', '9841_234567'],
  ['a star', '9841*234567'],
  ['a wave', '9841~234567'],
  ['a comma', '9841,234567'],
  ['a colon', '9841:234567'],
  ['a bar', '9841|234567'],
  ['a bar for a one', '984|234567'],
  ['plus signs', '9+8+4+1+2+3+4+5+6+7'],
  ['dandas', '९।८।४।१।२।३।४।५।६।७'],
  ['emoji', '9🙂8🙂4🙂1🙂2🙂3🙂4🙂5🙂6🙂7'],
  ['hearts', '9841❤️234567'],
  ['two dashes', '9841--234567'],
  ['three dots', '9841...234567'],
  ['two spaces', '9841  234567'],
  ['a new line', '984\n1234567'],
  ['a new line of Windows', '984\r\n1234567'],
  ['spaces and a new line', '9841 23\n45 67'],
  ['square brackets', '984]-[123]-[4567'],
  ['a zero before it', '09841234567'],
  ['rings', '⑨⑧④①②③④⑤⑥⑦'],
  ['rings and a ten', '⑨⑧⑩②③④⑤⑥⑦'],
  ['dark rings', '❾❽❹❶❷❸❹❺❻❼'],
  ['brackets in one character', '⑼⑻⑷⑴⑵⑶⑷⑸⑹⑺'],
  ['full stops in one character', '⒐⒏⒋⒈⒉⒊⒋⒌⒍⒎'],
  ['bold mathematical digits', written('9841234567', 0x1d7ce)],
  ['double-struck mathematical digits', written('9841234567', 0x1d7d8)],
  ['sans-serif mathematical digits', written('9841234567', 0x1d7e2)],
  ['typewriter mathematical digits', written('9841234567', 0x1d7f6)],
  ['digits of a pocket calculator', written('9841234567', 0x1fbf0)],
  ['raised digits', '⁹⁸⁴¹²³⁴⁵⁶⁷'],
  ['full-width digits', written('9841234567', 0xff10)],
  ['Newa digits', written('9841234567', 0x11450)],
  ['keycaps', keycaps],
  ['keycaps and spaces', keycaps.replaceAll('\u20e3', '\u20e3 ').trim()],
  ['keycaps without their selector', keycaps.replaceAll('\ufe0f', '')],
  ['a stroke through each digit', [...'9841234567'].map((digit) => `${digit}\u0336`).join('')],
  ['both kinds of digits, one by one', '9 ८ 4 १ 2 ३ 4 ५ 6 ७'],
]

describe('a phone number in disguise', () => {
  it.each(disguised)('is found with %s', (_way, number) => {
    expect.soft(contactsIn(number)).toEqual([number])
    expect.soft(contactsIn(`मेरो ${number} हो है`)).toEqual([number])
  })

  it.each(disguised)('with %s is taken out and leaves the rest as it was', (_way, number) => {
    expect(maskContacts(`🙂 १ घर 2️⃣ ${number} 👍🏽 बस, ok?`)).toBe('🙂 १ घर 2️⃣ ••• 👍🏽 बस, ok?')
  })

  it('is found as often as it stands there', () => {
    for (const between of ['/', ',', ', ', ' / ', '\n', ' or ', ' वा ', ';']) {
      expect
        .soft(contactsIn(`9841234567${between}9801234567`), between)
        .toEqual(['9841234567', '9801234567'])
    }
    expect(contactsIn('9 8 4 1 2 3 4 5 6 7\n9 8 0 1 2 3 4 5 6 7')).toHaveLength(2)
    expect(contactsIn('9 8 4 1 2 3 4 5 6 7 9 8 0 1 2 3 4 5 6 7')).toHaveLength(2)
  })

  it('does not take the next figure with it', () => {
    expect(contactsIn('+977 9841234567 2 times')).toEqual(['+977 9841234567'])
    expect(contactsIn('9 8 4 1 2 3 4 5 6 7 5 baje')).toEqual(['9 8 4 1 2 3 4 5 6 7'])
  })

  it('of a helpline stays, spelled or not', () => {
    expect(contactsIn('call 1 6 6 0 0 1 0 2 0 0 5 or +977 9813476123')).toEqual([])
  })
})

describe('an e-mail address in disguise', () => {
  it.each([
    ['ram at gmail[.]com', 'ram at gmail[.]com'],
    ['ram[at]gmail[dot]com', 'ram[at]gmail[dot]com'],
    ['ram@gmail(dot)com', 'ram@gmail(dot)com'],
    ['ram@example[.]com', 'ram@example[.]com'],
    ['write to ram at example (dot) org', 'ram at example (dot) org'],
    ['𝐫𝐚𝐦@𝐠𝐦𝐚𝐢𝐥.𝐜𝐨𝐦', '𝐫𝐚𝐦@𝐠𝐦𝐚𝐢𝐥.𝐜𝐨𝐦'],
  ])('is found in: %s', (text, address) => {
    expect(contactsIn(text)).toEqual([address])
  })
})
