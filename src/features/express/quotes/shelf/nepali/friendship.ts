import type { ShelvedQuote } from '../quote.ts'
import { ukhan, verse } from './ukhan-and-verse.ts'

const quotes: readonly ShelvedQuote[] = [
  ukhan(
    'earn-friends',
    'धन कमाई धाक, साथी कमाई लाख।',
    'Earn money and you have something to boast of; earn friends and you are rich.',
  ),
  verse(
    'lekhnath',
    'sweat-of-travellers',
    'जती प्यूँथ्यो चौकी गरम पसिना पान्थ-जनको\nउती बढ्थ्यो मेरो हरबखत उत्साह मनको।',
    'The more hot sweat of travellers the resting-place drank,\nthe more, each time, my heart grew eager.',
    {
      en: 'The tree that gives them shade speaks: Tarun Tapasi (1953)',
      np: 'छहारी दिने रुख बोल्छ: तरुण तपसी (वि.सं. २०१०)',
    },
  ),
  ukhan('leave-the-mouthful', 'गाँस छाड्नू, साथ नछाड्नू।', 'Leave the mouthful, but never the company.'),
  ukhan(
    'in-laws-and-mit',
    'सुख पाए ससुराली जानू, दुःख पाए मीतकहाँ जानू।',
    'In good days go to your in-laws; in hard days go to your sworn friend.',
  ),
  ukhan('a-stick-each', 'सयको लाठी, एकको बोझ।', 'A stick each for a hundred is a load for one.'),
  ukhan(
    'forgot-the-stick',
    'खोलो तर्‍यो, लौरो बिर्स्यो।',
    'Across the river, and the stick is forgotten.',
    {
      en: 'Do not forget the one who helped you once you are safe.',
      np: 'काम सकिएपछि गुन लगाउनेलाई बिर्सनु हुँदैन।',
    },
  ),
  ukhan('brihaspati-alone', 'एक्लो बृहस्पति झुटो।', 'Alone, even Brihaspati is a liar.', {
    en: 'The teacher of the gods himself needs somebody beside him to be believed.',
    np: 'जति जान्ने भए पनि एक्लैको कुरा पत्याइँदैन, साथ चाहिन्छ।',
  }),
  ukhan('one-hand-does-not-clap', 'एक हातले ताली बज्दैन।', 'One hand does not clap.', {
    en: 'It takes two, in friendship and in quarrels.',
    np: 'मित्रता होस् वा झगडा, दुवै जना चाहिन्छ।',
  }),
  ukhan(
    'ghost-nearby',
    'टाढाको देउताभन्दा नजिकको भूत काम लाग्छ।',
    'A ghost nearby is more use than a god far off.',
  ),
  ukhan(
    'gold-needs-no-touchstone',
    'अकबरी सुनलाई कसी लाउनु पर्दैन।',
    'The purest gold needs no touchstone.',
  ),
  ukhan(
    'even-a-firebrand',
    'अगुल्टो पनि नठोसी बल्दैन।',
    'Even a firebrand does not burn until it is pushed in.',
    {
      en: 'Everyone needs a nudge from somebody now and then.',
      np: 'जाँगर चल्न पनि कसैले घच्घच्याइदिनुपर्छ।',
    },
  ),
  ukhan(
    'a-hundred-make-a-river',
    'एक थुकी सुकी, सय थुकी नदी।',
    'Where one spits it dries; where a hundred spit it is a river.',
    { en: 'Alone we dry up; together we flow.', np: 'एक्लै केही हुँदैन, मिले ठुलो काम हुन्छ।' },
  ),
  ukhan('one-ear-two-ears', 'एक कान, दुई कान, मैदान।', 'One ear, two ears, open field.', {
    en: 'How a secret travels.',
    np: 'गोप्य कुरा यसरी फैलिन्छ।',
  }),
  ukhan(
    'wedding-and-funeral',
    'जिउँदाको जन्ती, मर्दाको मलामी।',
    'With the living at the wedding, with the dead on the last walk.',
    {
      en: 'Good neighbours stand by one another in joy and in grief.',
      np: 'सुखमा र दुःखमा एकअर्काको साथ दिनु।',
    },
  ),
]

export default quotes
