import { describe, expect, it } from 'vitest'
import { findName } from './find-name.ts'
import { givenNames } from './names.ts'
import { readName } from './read-name.ts'

const variants: readonly [typed: string, found: string][] = [
  ['deepak', 'Dipak'],
  ['DIPAK', 'Dipak'],
  ['Dipaka', 'Dipak'],
  ['Lakshmi', 'Laxmi'],
  ['Laksmi', 'Laxmi'],
  ['Lachmi', ''],
  ['Vishnu', 'Bishnu'],
  ['Wishnu', 'Bishnu'],
  ['Bisnu', 'Bishnu'],
  ['Zyoti', 'Jyoti'],
  ['Jyothi', 'Jyoti'],
  ['Savitha', 'Sabita'],
  ['Sapna', 'Sapana'],
  ['Jharna', 'Jharana'],
  ['Aasha', 'Asha'],
  ['Aashaa', 'Asha'],
  ['Sita', 'Sita'],
  ['Seetaa', 'Sita'],
  ['Samiksha', 'Samikshya'],
  ['Tshering', 'Chhiring'],
  ['Tenzin', 'Tenzing'],
  ['Fulmaya', 'Phulmaya'],
  ['Krishn', 'Krishna'],
  ['Kṛṣṇa', ''],
  ['Gyanendra', 'Gyanendra'],
  ['Jnanendra', 'Gyanendra'],
  ['Siddharth', 'Siddhartha'],
  ['  ram  ', 'Ram'],
  ['लक्ष्मि', 'Laxmi'],
  ['दिपक', 'Dipak'],
  ['सबिता', 'Sabita'],
  ['शविता', 'Sabita'],
  ['बिवेक', 'Bibek'],
  ['विवेक', 'Bibek'],
  ['संजय', 'Sanjay'],
  ['सञ्जय', 'Sanjay'],
  ['संगीता', 'Sangita'],
  ['रिषि', 'Rishi'],
  ['सान्ति', 'Shanti'],
  ['शान्ती', 'Shanti'],
]

/** Common in the schools and offices of Nepal, and of its many peoples. */
const common =
  'Aarav Aaryan Alina Alisha Anish Anisha Anmol Anup Aryan Bipin Durga Ishan Kritika Mahesh Muskan Nitesh Pramila Prasanna Pratik Pratiksha Priya Rabin Rajan Rakesh Rohan Sabin Sabina Sajan Sandesh Sanjiv Saroj Saurav Shristi Simran Subash Sujan Suraj Swastika Utsav Fatima Ayesha Mohammad Salman Imran Zara Aarohi Riya Ishika Aayan Evan सृजना आरव आर्यन सुशान्त प्रशान्त प्रिया प्रियङ्का अनुष्का सुष्मिता सम्राट सन्देश विपिन सरोज राजेन्द्र सुरेन्द्र महेश नरेश अञ्जु साक्षी स्वस्तिका फातिमा मोहम्मद ईशान लाक्पा फुर्पा'

describe('looking a name up', () => {
  it.each(common.split(' '))('knows %s, as so many are called', (name) => {
    expect(findName(name)).toBeDefined()
  })

  it('finds every name by each of its own spellings', () => {
    for (const name of givenNames) {
      expect(findName(name.en), name.en).toBe(name)
      expect(findName(name.np), name.np).toBe(name)
      for (const other of name.also ?? []) expect(findName(other), other).toBeDefined()
    }
  })

  it.each(variants)('typed %s finds “%s”', (typed, found) => {
    expect(findName(typed)?.en ?? '').toBe(found)
  })

  it('keeps names apart that only look alike', () => {
    expect(findName('Kamal')?.np).toBe('कमल')
    expect(findName('Kamala')?.np).toBe('कमला')
    expect(findName('Amrit')?.np).toBe('अमृत')
    expect(findName('Amrita')?.np).toBe('अमृता')
    expect(findName('Rama')?.np).toBe('रमा')
  })

  it('takes the first word of a full name', () => {
    expect(findName('Maya Gurung')?.en).toBe('Maya')
    expect(findName('माया गुरुङ')?.en).toBe('Maya')
  })

  it('says so when the shelf does not have it', () => {
    for (const unknown of ['Xyzzy', '', '   ', '123', 'Wolfgang', 'ख्ख्ख']) {
      expect(findName(unknown), unknown).toBeUndefined()
    }
  })
})

describe('reading a name', () => {
  it('goes by the Devanagari of a name it knows', () => {
    const { entry, signs } = readName('Tashi')
    expect(entry?.np).toBe('टासी')
    expect(signs.map(({ syllable, sign }) => [syllable, sign.id])).toEqual([['टा', 'leo']])
  })

  it('still tells the sign of a name it does not know', () => {
    const { entry, signs } = readName('Wolfgang')
    expect(entry).toBeUndefined()
    expect(signs[0]?.sign.id).toBe('taurus')
  })

  it('has nothing to say about no name at all', () => {
    expect(readName('  ')).toEqual({ signs: [] })
  })
})
