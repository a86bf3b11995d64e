import type { Words } from './en.ts'

const words: Record<keyof Words, string> = {
  'heal.title': 'मनको हेरचाह',
  'heal.description': 'कुरा सुन्ने साथी, मुड पात्रो, मन बलियो बनाउने वाक्य, सास फेर्ने अभ्यास र मनको टिपोट।',
  'heal.lead': 'मनको भारी एकछिन बिसाउनुहोस्। यहाँ कुनै हतार छैन।',
  'heal.ai-friend.title': 'सुन्ने साथी (एउटा प्रोग्राम)',
  'heal.ai-friend.description': 'जुनसुकै बेला लेख्नुहोस्। यो एउटा प्रोग्राम हो।',
  'heal.mood.title': 'आज मन कस्तो छ?',
  'heal.mood.description': 'छुँदै टिपिन्छ; महिनाभरिको मन एकै नजरमा।',
  'heal.affirmations.title': 'मन बलियो बनाउने वाक्य',
  'heal.affirmations.description': 'दिनभरि साथमा बोक्न मिल्ने न्यानो वाक्य।',
  'heal.breathe.title': 'सास फेर्ने अभ्यास',
  'heal.breathe.description': 'बिस्तारै चल्ने आकारसँगै सास पनि बिस्तारै।',
  'heal.journal.title': 'मनको टिपोट',
  'heal.journal.description': 'मुड र दुई शब्द; बिस्तारै मनको चाल देखिन्छ।',
  'heal.safety-plan.title': 'मेरो सुरक्षा योजना',
  'heal.safety-plan.description':
    'मन साह्रै गाह्रो हुने घडीका लागि शान्त बेला लेखिने छोटो योजना। तपाईंकै फोनमा रहन्छ।',
}

export default words
