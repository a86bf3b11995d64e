import type { Words } from './en.ts'

const words: Record<keyof Words, string> = {
  'express.title': 'अभिव्यक्ति',
  'express.description': 'डायरी, कविता, कथा र सुविचार: मनमा लागेको कुरालाई नेपाली वा अङ्ग्रेजीमा शब्द।',
  'express.lead': 'आफ्नै तरिकाले भन्नुहोस्। यहाँ कसैले नम्बर दिँदैन।',
  'express.diary.title': 'डायरी',
  'express.diary.description': 'आजको दिन टिप्नुहोस्। तपाईंकै फोनमा रहन्छ।',
  'express.poems.title': 'कविता',
  'express.poems.description': 'जे मन लाग्छ भन्नुहोस्, त्यसैमा कविता लेखिन्छ।',
  'express.stories.title': 'कथाको थालनी',
  'express.stories.description': 'सुरुका हरफ हाम्रा, बाँकी कथा तपाईंको।',
  'express.quotes.title': 'सुविचार',
  'express.quotes.description': 'चाहिएको दिन काम लाग्ने राम्रा वाक्य।',
}

export default words
