import type { ShelvedQuote } from '../quote.ts'
import { ukhan, verse } from './ukhan-and-verse.ts'

const quotes: readonly ShelvedQuote[] = [
  ukhan(
    'tiger-in-the-mind',
    'वनको बाघले खाओस् नखाओस्, मनको बाघले खान्छ।',
    'The tiger in the forest may eat you or may not; the tiger in the mind does.',
  ),
  verse(
    'lekhnath',
    'body-at-rest',
    'बिसायौँ भन्दैछन् सकल, तर विश्रान्ति तनको\nथियो खाली घुम्थ्यो डबल गतिले चक्र मनको।',
    'They all say, “We have rested”; but only the body was at rest:\nthe wheel of the mind went round at twice the speed.',
    {
      en: 'Of travellers at a resting-place, in Tarun Tapasi (1953)',
      np: 'चौतारीमा बसेका बटुवाबारे, तरुण तपसी (वि.सं. २०१०)',
    },
  ),
  ukhan(
    'rice-bows',
    'धान पाके निहुरिन्छ, कोदो पाके ठडिन्छ।',
    'Rice bows when it ripens; millet stands up stiff.',
  ),
  verse(
    'devkota',
    'eyes-turned-outward',
    'भित्र छ ईश्वर बाहिर आँखा, खोजी हिँड्छौ कुन पुर?',
    'God is within and your eyes look outward; in what town do you go searching?',
    { en: '“Yatri”, the pilgrim', np: 'कविता “यात्री”' },
  ),
  ukhan(
    'wound-of-a-word',
    'गोलीको घाउ निको हुन्छ, बोलीको हुँदैन।',
    'The wound of a bullet heals; the wound of a word does not.',
    {
      en: 'Take care what you say; some things stay long.',
      np: 'बोल्नुअघि सोच्नुपर्छ, वचनको चोट लामो समय रहन्छ।',
    },
  ),
  verse(
    'bhanubhakta',
    'grass-cutters-well',
    'भर् जन्म घाँसतिर मन् दिई धन कमायो\nनाम क्यै रहोस् पछि भनेर कुवा खनायो।\nघाँसी दरिद्र घरको तर बुद्धि कस्तो!',
    'His whole life he gave his mind to cutting grass, and earned his money,\nand so that some name might stay behind, he had a well dug.\nA grass-cutter from a poor house, and what a mind!',
    {
      en: '“The Grass-cutter”, as his first biographer Motiram Bhatta tells it',
      np: 'कविता “घाँसी”, मोतीराम भट्टले लेखेको जीवनीअनुसार',
    },
  ),
  ukhan(
    'log-fire-and-the-old',
    'आगो ताप्नु मुढाको, कुरा सुन्नु बुढाको।',
    'For warmth a log on the fire; for talk the old.',
  ),
  verse(
    'motiram',
    'munia-of-my-heart',
    'सुनिस् मन् मुनियाँ बडा होस राखेस्\nबिछाएर जाल् कागुनो छर्न लागे।',
    'Do you hear, little finch of my heart? Take good care:\nthey have spread a net, and begin to scatter millet.',
    { en: 'From a ghazal', np: 'गजलबाट' },
  ),
  ukhan('dark-under-the-lamp', 'बत्तीमुनि अँध्यारो।', 'It is dark under the lamp.', {
    en: 'What is nearest is often what we fail to see.',
    np: 'सबैभन्दा नजिकको कुरा नै देखिँदैन।',
  }),
  ukhan(
    'crooked-courtyard',
    'नाच्न नजान्ने आँगन टेढो।',
    'To one who cannot dance, the courtyard is crooked.',
    {
      en: 'It is easier to blame the ground than to learn the step.',
      np: 'आफ्नो कमजोरी लुकाउन अरूलाई दोष दिनु।',
    },
  ),
  ukhan(
    'by-going-through-it',
    'पढेरभन्दा परेर जानिन्छ।',
    'One learns it less by reading than by having to go through it.',
  ),
  ukhan(
    'talk-and-channels',
    'कुरो र कुलो जता लग्यो त्यतै जान्छ।',
    'Talk and a water channel go wherever they are led.',
  ),
  ukhan('half-full-pot', 'आधा गाग्रो छचल्किन्छ।', 'It is the half-full pot that splashes.'),
  ukhan('greed-gain-grief', 'लोभले लाभ, लाभले विलाप।', 'Greed brings gain, gain brings grief.'),
  ukhan(
    'sandalwood-and-sickle',
    'बुझ्नेलाई श्रीखण्ड, नबुझ्नेलाई खुर्पाको बिँड।',
    'Sandalwood to those who know it, a sickle handle to those who do not.',
  ),
  ukhan(
    'measure-your-throat',
    'घाँटी हेरी हाड निल्नु।',
    'Look to your throat before you swallow the bone.',
    { en: 'Take on what you can truly carry.', np: 'आफूले सक्ने काम मात्र थाल्नुपर्छ।' },
  ),
  ukhan(
    'creeper-and-cliff',
    'लहरा तान्दा पहरा गर्जिन्छ।',
    'Pull the creeper, and the cliff thunders.',
    { en: 'A small thing may be tied to a great one.', np: 'सानो कुरो ठुलो कुरासँग गाँसिएको हुन सक्छ।' },
  ),
  ukhan('no-leaf-without-wind', 'हावा नचली पात हल्लिँदैन।', 'No leaf stirs without a wind.'),
  ukhan(
    'smooth-bread-rough-talk',
    'रोटी चिल्लो मिठो, कुरा खस्रो मिठो।',
    'Bread is best smooth, and talk is best rough.',
    { en: 'Plain words do more good than flattery.', np: 'चिप्लो कुराभन्दा सोझो कुरा राम्रो।' },
  ),
  ukhan(
    'unsuspected-stream',
    'नपत्याउने खोलाले बगाउँछ।',
    'It is the stream you never suspected that sweeps you away.',
    { en: 'Do not make light of what looks small.', np: 'सानो देखिँदैमा हेलचेक्र्याइँ गर्नु हुँदैन।' },
  ),
  ukhan('heaven-before-indra', 'इन्द्रको अगाडि स्वर्गको बयान।', 'Describing heaven to Indra.', {
    en: 'Indra is its king. Said of explaining a thing to those who know it best.',
    np: 'जान्नेकै अगाडि जान्ने बन्नु।',
  }),
  ukhan('honey-gatherer', 'मह काढ्नेले हात चाट्छ।', 'Whoever takes out the honey licks a hand.', {
    en: 'Said wryly of those through whose hands good things pass.',
    np: 'जसको हातबाट काम हुन्छ, केही उसैको हातमा टाँसिन्छ।',
  }),
  ukhan(
    'buffalo-and-louse',
    'आफ्नो आङको भैँसी देख्दैन, अर्काको आङको जुम्रा देख्छ।',
    'Blind to the buffalo on his own back, he sees the louse on another’s.',
    {
      en: 'We see small faults in others and miss our own great ones.',
      np: 'अरूको सानो दोष देखिन्छ, आफ्नो ठुलो दोष देखिँदैन।',
    },
  ),
  ukhan('coconut-and-monkey', 'बाँदरको हातमा नरिवल।', 'A coconut in a monkey’s hand.', {
    en: 'A good thing with somebody who does not know what it is for.',
    np: 'मोल नजान्नेको हातमा परेको राम्रो चिज।',
  }),
]

export default quotes
