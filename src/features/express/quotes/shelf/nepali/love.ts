import type { ShelvedQuote } from '../quote.ts'
import { ukhan, verse } from './ukhan-and-verse.ts'

const quotes: readonly ShelvedQuote[] = [
  verse(
    'devkota',
    'made-great-by-heart',
    'मानिस ठूलो दिलले हुन्छ, जातले हुँदैन।',
    'It is the heart that makes a person great, not caste.',
    { en: 'Muna Madan (about 1936)', np: 'मुनामदन (वि.सं. १९९२ तिर)' },
  ),
  verse(
    'motiram',
    'two-brows',
    'दुई आँखिभौँ त तयार छन्, तरबार पो किन चाहियो?\nतिमी आफू मालिक भैगयौ, सरकार पो किन चाहियो?',
    'Your two brows stand ready: what need is there of a sword?\nYou are the ruler now yourself: what need of a government?',
    { en: 'From a ghazal', np: 'गजलबाट' },
  ),
  ukhan(
    'mothers-lap',
    'अरूको लाख, आमाको काख।',
    'Others may have their thousands; here is a mother’s lap.',
  ),
  verse(
    'devkota',
    'back-before-long',
    'हे मेरी मुना! नभन त्यसो, जूनमा फुलेकी!\nफर्कन्छु फेरि म चाँडै भन्ने किन हो भुलेकी?',
    'Do not say so, my Muna, you who flowered in the moonlight.\nI shall be back before long: why have you forgotten that?',
    {
      en: 'Muna Madan (about 1936): Madan, before he leaves',
      np: 'मुनामदन (वि.सं. १९९२ तिर): बिदा हुने बेला मदन',
    },
  ),
  ukhan('the-farther-away', 'जति टाढा, उति माया गाढा।', 'The farther away, the deeper the love.'),
  verse(
    'lekhnath',
    'had-i-anything',
    'हुँदोहो ता खाना फल फुल तथा खाद्य मसित\nम दिन्थेँ त्यो सारा अतिथिजनलाई खुशिसित।',
    'If I had food, or fruit, or anything to eat,\nI should give it all to my guests, and gladly.',
    {
      en: 'The tree at the crossroads speaks: Tarun Tapasi (1953)',
      np: 'चौबाटाको रुख बोल्छ: तरुण तपसी (वि.सं. २०१०)',
    },
  ),
  ukhan('rivers-and-love', 'खोला र माया तलतिरै बग्छ।', 'Rivers and love both run downhill.', {
    en: 'From the old to the young, as water finds the plain.',
    np: 'ठुलाबाट सानातिर, पानी बेँसी झरेजस्तै।',
  }),
  ukhan(
    'good-as-the-moon',
    'रात राम्रो जूनले, मान्छे राम्रो गुनले।',
    'The moon makes a night lovely; a good heart does it for people.',
  ),
  ukhan(
    'interest-and-capital',
    'साउँको भन्दा ब्याजको माया।',
    'One loves the interest more than the capital.',
    {
      en: 'Said with a smile of grandparents: children are the capital, grandchildren the interest.',
      np: 'छोराछोरी साउँ हुन्, नातिनातिना ब्याज: हजुरबा-हजुरआमालाई हाँस्दै भनिन्छ।',
    },
  ),
]

export default quotes
