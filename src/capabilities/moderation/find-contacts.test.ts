import { describe, expect, it } from 'vitest'
import { helpIn } from '#knowledge/help/help-in.ts'
import { findContacts, maskContacts } from './find-contacts.ts'

const contactsIn = (text: string) =>
  findContacts(text).map(({ start, end }) => text.slice(start, end))

describe('a phone number', () => {
  it.each([
    ['a mobile', 'call 9841234567 now', '9841234567'],
    ['a mobile in Devanagari', 'फोन गर ९८४१२३४५६७ मा', '९८४१२३४५६७'],
    ['both kinds of digits', '98४१23४५67', '98४१23४५67'],
    ['dashes', '984-123-4567', '984-123-4567'],
    ['spaces', '98 41 23 45 67', '98 41 23 45 67'],
    ['dots', '9841.234.567', '9841.234.567'],
    ['an O for a zero', '98O1234567 or 9841O2345O', '98O1234567|9841O2345O'],
    ['an l for a one', '98l1234567', '98l1234567'],
    ['an invisible character', '9841\u200b234567', '9841\u200b234567'],
    ['the country code', '+977 9841234567', '+977 9841234567'],
    ['the country code without its sign', '९७७९८४१२३४५६७', '९७७९८४१२३४५६७'],
    ['two zeros before the country code', '00977 9841234567', '00977 9841234567'],
    ['a land line in Kathmandu', '०१-४४१२३४५', '०१-४४१२३४५'],
    ['a land line in Pokhara', '(061) 520123', '(061) 520123'],
    ['a number in Qatar', '+974 5512 3456', '+974 5512 3456'],
    ['a number in Britain', '+44 7911 123456', '+44 7911 123456'],
    ['a number in America', '+1 (415) 555-2671', '+1 (415) 555-2671'],
    ['a number in America, from there', '415-555-2671', '415-555-2671'],
    ['a bare number said to be one', 'whatsapp 55123456', '55123456'],
    ['a bare number said to be one in Nepali', 'फोन नम्बर ४४१२३४५', '४४१२३४५'],
  ])('is found with %s', (_way, text, number) => {
    expect(contactsIn(text)).toEqual(number.split('|'))
  })

  it.each([
    'born on 2046-05-12, or 12/05/1989, or 01-05-2024',
    '२०४६ देखि २०८१ सम्म',
    '2024 01 15 10 30',
    '1990 1991 1992 1993',
    'रु १,५०,०००',
    'Rs. 9841234567 only',
    '९८४१२३४५६७ रुपैयाँ',
    '१,५०,००,००० बराबर',
    'Rs 1500000/-',
    '5000000 people',
    '145/6 in 20 overs, 3-2 on penalties, 245-7',
    '1 2 3 4 5 6 7 8 9',
    '3.1415926535 and 0.9812345678',
    'room 101-102, 85.5 kg, 10:30',
    "5 o'clock on 15 16 17",
    'my piano 1234567',
  ])('is not seen in: %s', (text) => {
    expect(contactsIn(text)).toEqual([])
  })

  it('of a helpline stays where it is', () => {
    const lines = Object.values(helpIn).flatMap((country) => country.lines)
    for (const { call, number } of lines.filter((line) => line.call)) {
      expect.soft(contactsIn(`call ${call} please`)).toEqual([])
      expect.soft(contactsIn(`call ${number} please`)).toEqual([])
    }
  })
})

describe('an e-mail address', () => {
  it.each([
    ['written plainly', 'mail ram.thapa+x@gmail.com ok', 'ram.thapa+x@gmail.com'],
    ['of any domain', 'r@x-y.co.uk', 'r@x-y.co.uk'],
    ['without its ending', 'ram@gmail', 'ram@gmail'],
    ['in full-width letters', 'ＲＡＭ＠ｇｍａｉｌ．ｃｏｍ', 'ＲＡＭ＠ｇｍａｉｌ．ｃｏｍ'],
    ['spelled out', 'ram at gmail dot com', 'ram at gmail dot com'],
    ['spelled in brackets', 'ram (at) gmail (dot) com', 'ram (at) gmail (dot) com'],
    ['of any domain, in brackets', 'ram [at] example [dot] com', 'ram [at] example [dot] com'],
    ['spelled in Nepali', 'राम एट जिमेल डट कम', 'राम एट जिमेल डट कम'],
  ])('is found %s', (_way, text, address) => {
    expect(contactsIn(text)).toEqual([address])
  })

  it.each(['look @ this', 'I am at gmail office', 'meet @ 5', 'at home. Common sense'])(
    'is not seen in: %s',
    (text) => {
      expect(contactsIn(text)).toEqual([])
    },
  )
})

describe('masking contacts', () => {
  it('takes out every one and leaves the rest as it was', () => {
    expect(maskContacts('नमस्ते! ९८४१२३४५६७ वा ram@gmail.com मा लेख।')).toBe('नमस्ते! ••• वा ••• मा लेख।')
  })

  it('returns a text without contacts untouched', () => {
    const text = '🙂 आज २०८१ साल, रु १,५०,००० को कुरा'
    expect(maskContacts(text)).toBe(text)
  })
})
