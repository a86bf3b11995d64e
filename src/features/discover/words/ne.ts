import type { Words } from './en.ts'

const words: Record<keyof Words, string> = {
  'discover.title': 'आफूलाई चिनौँ',
  'discover.description':
    'राशिफल, नामको अर्थ, भाग्याङ्क, सपना, मायाको मिलान र व्यक्तित्व: आफूलाई हेर्ने साना दिया।',
  'discover.lead': 'आफूलाई हेर्ने केही साना दिया। मन हलुका पारेर हेर्नुहोस्।',
  'discover.rashifal.title': 'राशिफल',
  'discover.rashifal.description': 'आज, यो हप्ता र यो महिना तपाईंको राशि।',
  'discover.love.title': 'मायाको मिलान',
  'discover.love.description': 'दुई नाम, एउटा अङ्क, अनि एक मुस्कान।',
  'discover.name.title': 'नामको अर्थ',
  'discover.name.description': 'नाम कहाँबाट आयो, के भन्छ।',
  'discover.numerology.title': 'अङ्कज्योतिष',
  'discover.numerology.description': 'जन्ममितिको भाग्याङ्क, एक एक चरणमा।',
  'discover.dreams.title': 'सपनाको अर्थ',
  'discover.dreams.description': 'सपना सुनाउनुहोस्, बुझ्ने एउटा बाटो पाउनुहोस्।',
  'discover.personality.title': 'म कस्तो मान्छे?',
  'discover.personality.description': 'पाँच प्रश्न, आफ्नो एउटा सानो चित्र।',
}

export default words
