import { describe, expect, it } from 'vitest'
import { romanise } from './romanise.ts'

describe('Nepali in Latin letters', () => {
  it.each([
    ['तपाईंले भन्नुभएको कुरा', 'Tapaile bhannubhaeko kura'],
    ['घरमा आमा छ।', 'Gharma aama chha.'],
    ['बीस मिनेटसम्म निद्रा नलागे', 'Bis minutesamma nidra nalage'],
    ['११६६ मा फोन गर्नुहोस्। म यहीँ छु।', '1166 ma phone garnuhos. Ma yahi chhu.'],
    ['विश्वास, ज्ञान, परीक्षा', 'Bishwas, gyan, pariksha'],
  ])('%s', (nepali, latin) => {
    expect(romanise(nepali)).toBe(latin)
  })

  it('leaves other letters as they are', () => {
    expect(romanise('SEE को result')).toBe('SEE ko result')
  })
})
