import type { Words } from './en.ts'

const words: Record<keyof Words, string> = {
  'express.stories.lead': 'पहिलो पाना हाम्रो, बाँकी कथा तपाईंको।',
  'express.stories.genre': 'कस्तो कथा?',
  'express.stories.genre.any': 'जुनसुकै',
  'express.stories.genre.romance': 'प्रेम',
  'express.stories.genre.mystery': 'रहस्य',
  'express.stories.genre.fantasy': 'कल्पनालोक',
  'express.stories.genre.drama': 'भावुक',
  'express.stories.genre.adventure': 'रोमाञ्च',
  'express.stories.genre.horror': 'डरलाग्दो',
  'express.stories.genre.comedy': 'हँसिलो',
  'express.stories.write': 'कथा सुरु गरौँ',
  'express.stories.page': 'कथाको थालनी',
  'express.stories.waiting': 'कथा यहीँबाट सुरु हुनेछ।',
  'express.stories.ready': 'कथाको थालनी तयार भयो।',
  'express.stories.goOn': 'यहाँदेखि म लेख्छु',
  'express.stories.yours': 'अनि के भयो?',
  'express.stories.hint': 'लेख्दै गर्दा यही फोनमा बस्दै जान्छ।',
  'express.stories.drafts': 'तपाईंले सुरु गर्नुभएका कथा',
  'express.stories.draftsLead': 'यही फोनमा मात्र रहन्छन्।',
  'express.stories.open': 'अगाडि लेख्नुहोस्',
  'express.stories.openNamed': 'अगाडि लेख्नुहोस्: {name}',
  'express.stories.remove': 'हटाउनुहोस्',
  'express.stories.removeNamed': 'हटाउनुहोस्: {name}',
  'express.stories.removed': 'कथा हटाइयो',
}

export default words
