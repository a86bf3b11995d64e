import type { ShelvedQuote } from '../quote.ts'
import { ukhan, verse } from './ukhan-and-verse.ts'

const quotes: readonly ShelvedQuote[] = [
  verse(
    'devkota',
    'i-see-the-word',
    'म शब्दलाई देख्दछु!\nदृश्यलाई सुन्दछु!',
    'I see the word.\nI hear the sight.',
    { en: '“Pagal” (1953)', np: 'कविता “पागल” (वि.सं. २०१०)' },
  ),
  ukhan(
    'gold-in-lhasa',
    'ल्हासामा सुन छ, कान मेरो बुच्चै।',
    'There is gold in Lhasa, and my ears are bare.',
  ),
  verse(
    'bhanubhakta',
    'some-good-to-the-world',
    'एक् दिन् नारद सत्यलोक् पुगि गया लोक्को गरूँ हित् भनी।',
    'One day Narada went up to the world of truth, wishing to do this world some good.',
    { en: 'Ramayana, the opening', np: 'रामायण, बालकाण्डको पहिलो हरफ' },
  ),
  ukhan(
    'by-your-own-wits',
    'अर्काको बुद्धिले राजा हुनुभन्दा आफ्नै बुद्धिले जोगी हुनु बेस।',
    'Better a beggar by your own wits than a king by somebody else’s.',
  ),
  ukhan(
    'mango-or-a-stick',
    'आए आँप, गए झटारो।',
    'If it falls, a mango; if not, only a thrown stick.',
    {
      en: 'Try: there is a mango to win and only a stick to lose.',
      np: 'कोसिस गरौँ: पाए फल पाइन्छ, नपाए एउटा झटारो मात्र जान्छ।',
    },
  ),
  ukhan(
    'save-the-seed',
    'अनिकालमा बिउ जोगाउनू, हुलमुलमा जिउ जोगाउनू।',
    'In famine save your seed; in a crush save your skin.',
  ),
  ukhan(
    'sweets-of-the-mind',
    'मनको लड्डु घिउसँग खानु।',
    'Since the sweets are imagined, eat them with ghee.',
    {
      en: 'Said with a smile of daydreams: in the mind, nothing is too costly.',
      np: 'मनमनै कल्पेको कुरामा कन्जुस्याइँ किन, भनेर हाँस्दै भनिन्छ।',
    },
  ),
  ukhan(
    'elephant-is-coming',
    'हात्ती आयो, हात्ती आयो, फुस्सा।',
    'The elephant is coming, the elephant is coming: and that was that.',
  ),
  ukhan('fish-fish-frog', 'माछो, माछो, भ्यागुतो।', 'A fish! A fish! A frog.', {
    en: 'Said when a great hope comes up out of the water.',
    np: 'ठुलो आस गरेर सानो कुरो हात पर्दा भनिन्छ।',
  }),
  ukhan(
    'promising-sapling',
    'हुने बिरुवाको चिल्लो पात।',
    'A sapling that will grow has glossy leaves.',
    { en: 'Promise shows early.', np: 'राम्रो हुने लक्षण सानैदेखि देखिन्छ।' },
  ),
  ukhan('the-one-that-got-away', 'उम्केको माछो ठुलो।', 'The fish that got away was big.', {
    en: 'What we missed always looks greater than it was.',
    np: 'हातबाट फुस्केको कुरा सधैँ ठुलो लाग्छ।',
  }),
]

export default quotes
