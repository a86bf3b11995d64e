import { describe, expect, it } from 'vitest'
import { weighPhrase } from './weigh-phrase.ts'

describe('a passphrase', () => {
  it.each([
    ['मन', 'short'],
    ['         x', 'short'],
    ['क्ष्म'.repeat(3), 'short'],
    ['9841234567', 'easy'],
    ['2064/03/12', 'easy'],
    ['aaaaaaaaaaaaaaaaaaaaaaaa', 'easy'],
    ['abcdefghijklmnop', 'easy'],
    ['१२३४५६७८९०१२३४', 'easy'],
    ['rainy window', 'fair'],
    ['छानामा पानी पर्दा आमा', 'fair'],
    ['four goats under one umbrella', 'strong'],
    ['चार वटा बाख्रा एउटै छातामुनि भिजेका थिए', 'strong'],
  ] as const)('%s is %s', (phrase, weight) => {
    expect(weighPhrase(phrase)).toBe(weight)
  })
})
