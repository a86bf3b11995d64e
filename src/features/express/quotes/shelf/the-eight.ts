import { ukhan, verse } from './nepali/ukhan-and-verse.ts'
import type { Quote } from './quote.ts'

/** One of each theme, shown before anybody asks. They come with the page; the shelf comes later. */
export const theEight: readonly Quote[] = [
  {
    category: 'inspirational',
    id: 'hope-with-feathers',
    kind: 'person',
    text: {
      en: '“Hope” is the thing with feathers\nThat perches in the soul.',
      np: 'आशा प्वाँख भएको त्यो चरो हो,\nजो मनको हाँगामा आएर बस्छ।',
    },
    by: { en: 'Emily Dickinson', np: 'एमिली डिकिन्सन' },
    source: { en: 'Poems, Second Series (1891)', np: 'Poems, Second Series (सन् १८९१)' },
    ours: ['np'],
  },
  {
    category: 'love',
    id: 'finds-the-gate-open',
    kind: 'person',
    text: {
      en: 'He who wants to do good knocks at the gate; he who loves finds the gate open.',
      np: 'भलो गर्न चाहनेले ढोका ढकढक्याउँछ; माया गर्नेले ढोका खुलै पाउँछ।',
    },
    by: { en: 'Rabindranath Tagore', np: 'रवीन्द्रनाथ ठाकुर' },
    source: { en: 'Stray Birds 83 (1916)', np: 'Stray Birds ८३ (सन् १९१६)' },
    ours: ['np'],
  },
  {
    category: 'life',
    id: 'rim-of-a-wheel',
    kind: 'person',
    text: {
      en: 'Who is given only joy, or only sorrow? Our days go down and up like the rim of a wheel.',
      np: 'कसलाई सधैँ सुख मात्र वा दुःख मात्र मिल्छ र? दशा रथको पाङ्ग्राझैँ तल र माथि घुमिरहन्छ।',
    },
    by: { en: 'Kalidasa', np: 'कालिदास' },
    source: { en: 'Meghaduta, Uttaramegha', np: 'मेघदूत, उत्तरमेघ' },
    ours: ['en', 'np'],
    original: {
      tag: 'sa',
      text: 'कस्यात्यन्तं सुखमुपनतं दुःखमेकान्ततो वा\nनीचैर्गच्छत्युपरि च दशा चक्रनेमिक्रमेण॥',
    },
  },
  {
    category: 'success',
    ...ukhan('only-riders-fall', 'घोडा चढ्ने मान्छे लड्छ।', 'It is the one who rides who falls.', {
      en: 'Whoever has fallen had climbed on.',
      np: 'लडेको मान्छे चढेकै मान्छे हो।',
    }),
  },
  {
    category: 'happiness',
    ...verse(
      'devkota',
      'greens-and-nettles',
      'हातका मैला सुनका थैला के गर्नु धनले?\nसाग र सिस्नु खाएको बेस आनन्दी मनले!',
      'Bags of gold are dirt on the hands; what is wealth for?\nBetter to eat greens and nettles with a happy heart.',
      { en: 'Muna Madan (about 1936)', np: 'मुनामदन (वि.सं. १९९२ तिर)' },
    ),
  },
  {
    category: 'wisdom',
    ...ukhan(
      'block-and-khukuri',
      'अचानोको पीर खुकुरीले जान्दैन।',
      'The khukuri does not know the chopping block’s pain.',
      {
        en: 'Whoever gives the hurt does not feel it; only the one who bears it knows.',
        np: 'चोट दिनेलाई थाहा हुँदैन, सहनेलाई मात्र थाहा हुन्छ।',
      },
    ),
  },
  {
    category: 'friendship',
    ...ukhan(
      'stone-and-mud',
      'ढुङ्गाको भर माटो, माटोको भर ढुङ्गा।',
      'The stone leans on the mud, the mud leans on the stone.',
      {
        en: 'So a wall stands, and so do people.',
        np: 'पर्खाल यसरी उभिन्छ, मान्छे पनि।',
      },
    ),
  },
  {
    category: 'dreams',
    id: 'tread-softly',
    kind: 'person',
    text: {
      en: 'I have spread my dreams under your feet;\nTread softly because you tread on my dreams.',
      np: 'मैले मेरा सपना तिम्रा पाउमुनि ओछ्याएको छु;\nबिस्तारै टेक, किनकि तिमी मेरा सपनामाथि टेक्दै छौ।',
    },
    by: { en: 'W. B. Yeats', np: 'डब्लु. बी. यिट्स' },
    source: {
      en: '“Aedh Wishes for the Cloths of Heaven” (1899)',
      np: 'कविता “Aedh Wishes for the Cloths of Heaven” (सन् १८९९)',
    },
    ours: ['np'],
  },
]
