import { describe, expect, it } from 'vitest'
import { helpIn } from '#knowledge/help/help-in.ts'
import { findNumbers } from './numbers-in-text.ts'

const nepal = helpIn.np.lines
const callsIn = (text: string, lines = nepal) =>
  findNumbers(text, lines).flatMap(({ text, call }) => (call ? [[text, call]] : []))

describe('the numbers in a reply', () => {
  it('can be called in both digits, and the text stays as it is', () => {
    const text = 'Somebody listens at 1166, day and night.'
    expect(callsIn(text)).toEqual([['1166', '1166']])
    expect(callsIn('११६६ मा सुन्ने मान्छे छन्।')).toEqual([['११६६', '1166']])
    expect(
      findNumbers(text, nepal)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text)
  })

  it('are found as they are written on paper and as they are dialled', () => {
    expect(callsIn('Or 1660-01-02005, or 16600102005.')).toEqual([
      ['1660-01-02005', '16600102005'],
      ['16600102005', '16600102005'],
    ])
  })

  it('are those of the place alone', () => {
    expect(callsIn('Call 988 or 1166.', helpIn.us.lines)).toEqual([['988', '988']])
  })

  it('are no parts of other numbers', () => {
    expect(callsIn('21166, 11660, 1166-5, 1,166 and 1166.5')).toEqual([])
    expect(callsIn('Call 1166.')).toHaveLength(1)
  })

  it('are no counts: a short one is called where calling is spoken of', () => {
    expect(callsIn('That makes 100. Count to 102.')).toEqual([])
    expect(callsIn('Call the police. I counted to 100.')).toEqual([])
    expect(callsIn('The police are at 100, the ambulance at 102.')).toHaveLength(2)
    expect(callsIn('एम्बुलेन्स १०२ मा बोलाउनुहोस्।')).toEqual([['१०२', '102']])
  })

  it('need lines to call', () => {
    expect(findNumbers('1166', [])).toEqual([{ text: '1166' }])
    expect(findNumbers('', nepal)).toEqual([])
  })
})
