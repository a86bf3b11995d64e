import type { Words } from './en.ts'

const words: Record<keyof Words, string> = {
  'home.mood.kept': 'आजको मुड: {mood}। सुरक्षित छ।',
  'home.mood.notSafe': 'यो फोनमा अहिले राख्न मिलेन, पृष्ठ बन्द भएपछि रहँदैन।',
  'home.mood.locked': 'तपाईंका पानामा ताला लागेको छ।',
  'home.mood.open': 'खोल्नुहोस्',
  'home.mood.more': 'अरू मुड',
  'home.mood.month': 'महिनाभरिको हेर्नुहोस्',
  'home.sentence.failed': 'अहिले भेटिएन।',
  'home.question.away': 'दिनदिनै एउटा नयाँ प्रश्न।',
  'home.goOn': 'जहाँ छोड्नुभयो, त्यहीँबाट',
  'home.goOn.diary': 'लेख्दै गरेको डायरी',
  'home.goOn.story': 'लेख्दै गरेको कथा',
  'home.goOn.note': 'लेख्दै गरेको मुडको टिपोट',
  'home.goOn.talk': 'साथीसँगको कुराकानी',
}

export default words
