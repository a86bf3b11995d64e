import type { Words } from './en.ts'

const words: Record<keyof Words, string> = {
  'community.title': 'चौतारी',
  'community.description': 'मनका कुरा, जीवनका पाठ र आभारका गुमनाम भित्ता, दिनको एउटा प्रश्न र कुराकानी।',
  'community.lead': 'रूखमुनि एकछिन बस्नुहोस्। यहाँ को हो भनेर कसैले सोध्दैन।',
  'community.confessions.title': 'मनका कुरा',
  'community.confessions.description': 'कसैलाई भन्न नसकेको कुरा यहाँ भन्नुहोस्।',
  'community.lessons.title': 'जीवनले सिकाएको पाठ',
  'community.lessons.description': 'जीवनले सिकाएको कुरा अरूलाई पनि।',
  'community.polls.title': 'आजको प्रश्न',
  'community.polls.description': 'दिनको एउटा नरम प्रश्न।',
  'community.chat.title': 'गुमनाम कुराकानी',
  'community.chat.description': 'नचिनेको साथीसँग एकछिन कुरा गर्नुहोस्।',
  'community.gratitude.title': 'आभारको भित्तो',
  'community.gratitude.description': 'साना-ठुला कुराको धन्यवाद।',
}

export default words
