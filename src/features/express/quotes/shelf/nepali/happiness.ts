import type { ShelvedQuote } from '../quote.ts'
import { ukhan, verse } from './ukhan-and-verse.ts'

const quotes: readonly ShelvedQuote[] = [
  verse(
    'bhanubhakta',
    'fleas-dance',
    'लामखुट्टे उपियाँ उडुस् इ सँगि छन् इन्कै लहड्मा बसी।\nलाम्खुट्टेहरु गाउँछन् इ उपियाँ नाच्छन् म हेर्छु बसी।',
    'Mosquitoes, fleas and bedbugs keep me company, and I fall in with their ways:\nthe mosquitoes sing, the fleas dance, and I sit and watch.',
    { en: 'From prison', np: 'थुनामा हुँदा लेखेको कविताबाट' },
  ),
  ukhan('shrine-nearby', 'नजिकको तीर्थ हेला।', 'The shrine nearby is the one we slight.', {
    en: 'What is close at hand is easily thought little of.',
    np: 'छेउमै भएको राम्रो कुराको मोल कम देखिन्छ।',
  }),
  verse(
    'devkota',
    'moon-on-the-roof',
    'पानीले पार्‍यो आकाश नीलो पखाली तुवाँलो,\nकौसीमा लाग्यो क्या राम्रो जून स्वर्गको उज्यालो।',
    'Rain has washed the haze away and made the sky blue,\nand how lovely the moon is on the roof, a light out of heaven.',
    { en: 'Muna Madan (about 1936)', np: 'मुनामदन (वि.सं. १९९२ तिर)' },
  ),
  ukhan('content-always-happy', 'सन्तोषी सदा सुखी।', 'The contented are always happy.'),
  ukhan(
    'elephant-and-roof',
    'अरूले हात्ती चढे भनेर आफूले धुरी चढ्नु हुँदैन।',
    'That others ride an elephant is no reason to climb your own roof.',
  ),
  ukhan('looking-for-a-stone', 'ढुङ्गा खोज्दा देउता मिल्यो।', 'Looking for a stone, they found a god.', {
    en: 'Now and then life gives more than we were looking for.',
    np: 'कहिलेकाहीँ खोजेभन्दा धेरै मिल्छ।',
  }),
  ukhan('potatoes-and-sweets', 'आलु खाएर पेडाको धाक।', 'Eats potatoes, and boasts of sweets.'),
  ukhan(
    'your-own-taste',
    'आफ्नो रुचि खानु, अर्काको रुचि लाउनु।',
    'Eat to your own taste, and dress to other people’s.',
  ),
  {
    ...ukhan(
      'golden-garland',
      'सुन्नेलाई सुनको माला, भन्नेलाई फूलको माला।',
      'To those who listened a garland of gold, to those who told it a garland of flowers.',
      { en: 'How folk tales end.', np: 'लोककथा यसरी टुङ्गिन्छ।' },
    ),
    by: { en: 'Nepali folk tales', np: 'नेपाली लोककथा' },
  },
  ukhan(
    'bird-and-bayberry',
    'जता काफल पाक्छ, त्यता चरी नाच्छ।',
    'Where the bayberries ripen, there the bird dances.',
  ),
  ukhan(
    'ox-without-horns',
    'जुन गोरुको सिङ छैन, उसैको नाम तिखे।',
    'The ox that has no horns is the one they call Sharp.',
  ),
]

export default quotes
