import type { ShelvedQuote } from '../quote.ts'
import { ukhan, verse } from './ukhan-and-verse.ts'

const quotes: readonly ShelvedQuote[] = [
  verse(
    'devkota',
    'golden-work',
    'चुम्दछ ईश्वर काम सुनौला गरिरहेको हात।',
    'God kisses the hand that is at its golden work.',
    { en: '“Yatri”, the pilgrim', np: 'कविता “यात्री”' },
  ),
  ukhan(
    'mustard-on-the-palm',
    'हत्केलामा तोरी उम्रँदैन।',
    'Mustard does not sprout on the palm of the hand.',
    { en: 'A good thing wants soil, and time.', np: 'काम बन्न माटो र समय दुवै चाहिन्छ।' },
  ),
  ukhan(
    'flour-that-is-spoken-for',
    'बोल्नेको पिठो बिक्छ, नबोल्नेको चामल पनि बिक्दैन।',
    'Speak, and even your flour sells; stay silent, and not even your rice does.',
    { en: 'Do not be shy of what you have made: say it aloud.', np: 'आफूले गरेको कुरा भन्न नलजाऔँ।' },
  ),
  ukhan(
    'bundle-to-thimi',
    'काम कुरो एकातिर, कुम्लो बोकी ठिमीतिर।',
    'The work lies one way, and off he goes with his bundle to Thimi.',
  ),
  ukhan(
    'milk-in-a-basket',
    'भाग्यमा छ भन्दैमा डोकोमा दूध दुहेर अडिँदैन।',
    'Though it be written in your fate, milk will not stay in a basket.',
    { en: 'Luck needs a pot to be caught in.', np: 'भाग्य भए पनि थाप्ने भाँडो चाहिन्छ।' },
  ),
  ukhan('hurried-work', 'हतारको काम लतार।', 'Work done in a hurry drags.'),
  ukhan('one-road-two-errands', 'एक पन्थ, दुई काज।', 'One road, two errands.'),
  ukhan(
    'elephant-and-tail',
    'हात्ती छिर्‍यो, पुच्छर अड्कियो।',
    'The elephant got through, and the tail stuck.',
    {
      en: 'Said when all the work is done but for a trifle.',
      np: 'सबै काम भएर सानो कुरामा अड्किँदा भनिन्छ।',
    },
  ),
  ukhan(
    'new-ascetic',
    'नयाँ जोगीले खरानी धेरै घस्छ।',
    'The new ascetic smears himself with the most ash.',
  ),
  ukhan(
    'moustache-and-mouth',
    'खाने मुखलाई जुँगाले छेक्दैन।',
    'A moustache never stops a mouth that means to eat.',
    { en: 'Where there is a will, there is a way.', np: 'गर्ने मन भए कुनै बाधाले रोक्न सक्दैन।' },
  ),
  ukhan(
    'chanted-all-night',
    'रातभरि करायो, दक्षिणा हरायो।',
    'He chanted all night and lost his fee.',
    { en: 'All the trouble, and nothing to show for it.', np: 'दुःख जति गरियो, हात केही लागेन।' },
  ),
  ukhan(
    'swing-that-will-not-swing',
    'नमच्चिने पिङको सय झड्का।',
    'The swing that will not swing gives a hundred jerks.',
    { en: 'Much show, little motion.', np: 'गर्ने कम, देखाउने धेरै।' },
  ),
  ukhan(
    'dog-and-elephant',
    'कुकुर भुक्दै गर्छ, हात्ती लम्कँदै गर्छ।',
    'The dog goes on barking, and the elephant goes on its way.',
  ),
]

export default quotes
