import type { ShelvedQuote } from '../quote.ts'
import { ukhan, verse } from './ukhan-and-verse.ts'

const quotes: readonly ShelvedQuote[] = [
  ukhan('dare-and-i-see-it-through', 'तँ आँट, म पुर्‍याउँछु।', 'You dare, and I shall see it through.', {
    en: 'What God is said to say: begin, and help will come.',
    np: 'ईश्वरको वचन मानिन्छ: थालेपछि साथ पाइन्छ।',
  }),
  verse(
    'lekhnath',
    'small-as-a-fly',
    'झिँगा जस्तो सानू तर अति कडा साहस धरी\nफुकाई आशाको झलकमय आलोकगठरी।\nबढेको देख्दा त्यो निविड तममा निर्भयसित\nभयो मेरो भित्री हृदय सब आश्चर्यचकित॥',
    'Small as a fly, but of the sternest courage,\nit had untied hope’s shining bundle of light;\nand when I saw it go, fearless, through the thick of the dark,\nthe heart in me stood amazed.',
    { en: 'Of a firefly, in Tarun Tapasi (1953)', np: 'जुनकिरीबारे, तरुण तपसी (वि.सं. २०१०)' },
  ),
  ukhan('while-there-is-breath', 'सास रहुन्जेल आस।', 'While there is breath, there is hope.'),
  verse(
    'devkota',
    'ford-the-river',
    'ईश्वरमाथि, मुटु छ साथी, जङ्घार तरुँला।',
    'God above me, my heart beside me, I shall ford the river.',
    {
      en: 'Muna Madan (about 1936): Madan, before he leaves for Lhasa',
      np: 'मुनामदन (वि.सं. १९९२ तिर): ल्हासा हिँड्नुअघि मदन',
    },
  ),
  ukhan(
    'daring-daughter',
    'आँटी छोरीलाई बाघले पनि खाँदैन।',
    'Not even the tiger eats a daring daughter.',
  ),
  verse(
    'lekhnath',
    'not-downward-for-ever',
    'समाते सूर्यले फेरि उत्तराऽऽकाशको गति।\nप्रतापीको सदाकाल किन हुन्थ्यो अधोगति?',
    'The sun has taken the northern road again.\nWhy should what is great go downward for ever?',
    { en: 'Ritu Vichar (1916), Spring 19', np: 'ऋतुविचार (सन् १९१६), वसन्त १९' },
  ),
  ukhan(
    'ask-your-own-feet',
    'आज घर पुगिएला त? आफ्नै खुट्टालाई सोध।',
    'Shall I be home today? Ask your own feet.',
  ),
  ukhan(
    'river-returns',
    'बाह्र वर्षमा खोलो पनि फर्कन्छ।',
    'In twelve years even the river comes back.',
    { en: 'Fortune that went away can return; give it time.', np: 'गएको दिन फर्कन्छ, समय दिनुपर्छ।' },
  ),
  ukhan(
    'crow-and-oilcake',
    'काग कराउँदै गर्छ, पिना सुक्दै गर्छ।',
    'The crow goes on cawing, and the oilcake goes on drying.',
    {
      en: 'Let them talk. The work gets done meanwhile.',
      np: 'अरूले जे भने पनि काम आफ्नै गतिमा हुँदै जान्छ।',
    },
  ),
  ukhan('curse-of-a-fly', 'झिँगाको सरापले डिँगो मर्दैन।', 'No ox ever died of a fly’s curse.', {
    en: 'Other people’s ill will cannot stop you.',
    np: 'अरूको कुभलोले आफूलाई केही बिगार्न सक्दैन।',
  }),
  ukhan('your-hand-is-jagannath', 'आफ्नो हात जगन्नाथ।', 'Your own hand is your Jagannath.', {
    en: 'Jagannath is lord of the world. The help that is nearest is your own hand.',
    np: 'संसारका मालिक जगन्नाथ खोज्न टाढा जानु पर्दैन, आफ्नै हात छ।',
  }),
  ukhan('do-no-wrong', 'नबिराउनू, नडराउनू।', 'Do no wrong, and do not be afraid.'),
]

export default quotes
