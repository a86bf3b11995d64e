import type { Words } from './en.ts'

const words: Record<keyof Words, string> = {
  'community.lessons.lead': 'तपाईंले वर्षौँ लगाएर सिकेको कुरा आज कसैलाई काम लाग्न सक्छ।',
  'community.lessons.label': 'जीवनले के सिकायो?',
  'community.lessons.placeholder': 'पहिल्यै थाहा भएको भए हुन्थ्यो…',
  'community.lessons.list': 'अरूले सिकेका कुरा',
  'community.lessons.empty': 'यहाँ अहिलेसम्म कुनै पाठ छैन। सानै भए पनि हुन्छ, काम लाग्ने त सानै कुरा हुन्छन्।',
  'community.lessons.example': '“काम पर्नुअघि नै घरमा फोन गर्नुहोस्।”',
  'community.lessons.posted': 'बाँडियो। चाहिएको बेला कसैले भेट्टाउनेछ।',
}

export default words
