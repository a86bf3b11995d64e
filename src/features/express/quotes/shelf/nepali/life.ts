import type { ShelvedQuote } from '../quote.ts'
import { ukhan, verse } from './ukhan-and-verse.ts'

const quotes: readonly ShelvedQuote[] = [
  ukhan('comes-and-passes', 'पर्छ, टर्छ।', 'It befalls us, and it passes.'),
  verse(
    'lekhnath',
    'the-same-cuckoo',
    'अगाडि जो दीन बनी लुकीकन\nबिताउँथ्यो केवल दुःखमा दिन।\nअहो! उही कोकिल हेर आज यो\nप्रमोदले पूर्ण महासुखी भयो॥',
    'It used to hide, forlorn,\nand pass its days in nothing but sorrow.\nLook: that same cuckoo, today,\nis full of joy, and happy beyond words.',
    { en: '“Vasanta Kokil”, the cuckoo in spring', np: 'कविता “वसन्त कोकिल”' },
  ),
  ukhan('one-magh', 'एक माघले जाडो जाँदैन।', 'One Magh does not take the cold away for good.', {
    en: 'Magh is the coldest month. Said when a thing will come round again.',
    np: 'एक पटकले सधैँलाई पुग्दैन, पालो फेरि आउँछ।',
  }),
  verse(
    'bhanubhakta',
    'tomorrow-and-tomorrow',
    'भोली भोली हुँदैमा सब घर बितिगो बक्सियोस् आज झोली।',
    'Tomorrow, and again tomorrow, and my whole house has gone to ruin: let me have my bag today.',
    {
      en: 'From prison, to the officials who put him off',
      np: 'थुनामा हुँदा, भाका सार्ने डिट्ठा-विचारीलाई',
    },
  ),
  ukhan(
    'bananas-and-uncle',
    'मामा आउँदा केरा पाकेन, केरा पाक्दा मामा आएनन्।',
    'When Uncle came the bananas were not ripe; when they were ripe, Uncle did not come.',
  ),
  ukhan('one-head-two-straps', 'एउटा थाप्लो, दुइटा नाम्लो।', 'One head, and two straps to carry by.', {
    en: 'Too much has been laid on one person.',
    np: 'एउटै मान्छेमाथि धेरै भार परेको।',
  }),
  ukhan(
    'a-deer-going-downhill',
    'ओरालो लागेको मृगलाई बाच्छाले पनि खेद्छ।',
    'When a deer is going downhill, even a calf gives chase.',
    { en: 'In hard times the small worries grow bold too.', np: 'दुःखको बेला सानातिनाले पनि हेप्छन्।' },
  ),
  ukhan(
    'turn-and-turn-about',
    'कहिले सासूको पालो, कहिले बुहारीको।',
    'Now it is the mother-in-law’s turn, now the daughter-in-law’s.',
  ),
  ukhan(
    'teeth-and-chickpeas',
    'दाँत हुँदा चना छैन, चना हुँदा दाँत छैन।',
    'When there are teeth there are no chickpeas; when there are chickpeas there are no teeth.',
    {
      en: 'Chance and strength seldom come together; use what today has.',
      np: 'मौका र बल सधैँ सँगै आउँदैनन्; आज जे छ, त्यसको सदुपयोग गर्नुपर्छ।',
    },
  ),
  ukhan('back-to-rumjatar', 'घुमिफिरी रुम्जाटार।', 'Round and about, and back to Rumjatar.', {
    en: 'By whatever road, one comes out at the same old place.',
    np: 'जता गए पनि आइपुगिने ठाउँ उही।',
  }),
  ukhan(
    'no-band-playing',
    'दशा भनेको बाजा बजाएर आउँदैन।',
    'Bad luck does not come with a band playing.',
  ),
  ukhan(
    'neither-duck-nor-hen',
    'हाँसको चाल न कुखुराको चाल।',
    'Neither the walk of a duck nor the walk of a hen.',
    {
      en: 'Copy everybody and you lose your own way of walking.',
      np: 'अरूको नक्कल गर्दा आफ्नै चाल हराउँछ।',
    },
  ),
  ukhan(
    'rice-pounder-in-heaven',
    'ढिकीले स्वर्गमा पनि धानै कुट्छ।',
    'Even in heaven the rice-pounder pounds rice.',
  ),
  ukhan(
    'once-struck-by-a-brand',
    'अगुल्टोले हानेको कुकुर बिजुलीदेखि तर्सन्छ।',
    'A dog once struck with a burning brand starts at lightning.',
    {
      en: 'Whoever was hurt is frightened sooner. Be patient with them.',
      np: 'एक पटक चोट पाएकालाई सानो कुराले पनि तर्साउँछ।',
    },
  ),
]

export default quotes
