import type { Words } from './en.ts'

const words: Record<keyof Words, string> = {
  'discover.love.first': 'पहिलो नाम',
  'discover.love.second': 'दोस्रो नाम',
  'discover.love.needsFirst': 'पहिले एक जनाको नाम लेख्नुहोस्। बोलाउने नाम भए पनि हुन्छ।',
  'discover.love.needsSecond': 'अब अर्को जनाको नाम पनि लेख्नुहोस्।',
  'discover.love.calculate': 'मिलान हेर्नुहोस्',
  'discover.love.too_long': 'बढीमा {n} अक्षर है। बोलाउने नाम भए पनि हुन्छ।',
  'discover.love.forbidden': 'केही अक्षर पढ्न सकिएन। नाम फेरि लेख्नुहोस् न।',
  'discover.love.result': 'मिलान यस्तो छ',
  'discover.love.and': 'र',
  'discover.love.band.red': 'झलमल्ल',
  'discover.love.band.pink': 'न्यानो',
  'discover.love.band.purple': 'लजालु, बढ्दै गरेको',
  'discover.love.play': 'यो रमाइलोका लागि मात्र हो। अङ्क नामका अक्षरले बनाउँछ, माया मान्छेले।',
}

export default words
