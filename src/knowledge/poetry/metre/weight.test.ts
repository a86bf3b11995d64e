import { describe, expect, it } from 'vitest'
import { weigh } from './weight.ts'

describe('laghu and guru', () => {
  it.each([
    ['कविता', 'LLG', 'short and long vowels'],
    ['संसार', 'GGL', 'an anusvara weighs'],
    ['हँसिलो', 'LLG', 'a chandrabindu does not'],
    ['दुःख', 'GL', 'a visarga weighs'],
    ['सत्य', 'GL', 'a cluster weighs on the syllable before'],
    ['मन प्रेम', 'LGGL', 'also from the next word'],
    ['भन् त', 'GL', 'a closing halanta weighs'],
    ['गर्‍यो', 'LG', 'an eyelash र does not'],
    ['पर्‍यो कि मर्‍हम', 'LGLLLL', 'nor before ह'],
    ['कार्य', 'GL', 'a र in full does'],
    ['ऋतु', 'LL', 'ऋ is short'],
    ['पितॄणाम्', 'LGG', 'ॠ is long'],
    ['औषधि', 'GLL', 'औ is long'],
    ['सोऽहम्', 'GG', 'an avagraha is passed over'],
    ['ॐ', 'G', 'ॐ is long'],
    ['अफिस कलेज', 'LLLLGL', 'borrowed words go by the same rule'],
    ['ज्ञान', 'GL', 'a cluster that opens the line presses nothing'],
  ])('%s is %s: %s', (words, weights) => {
    expect(weigh(words)).toBe(weights)
  })
})
