import type { Words } from './en.ts'

const words: Record<keyof Words, string> = {
  'community.confessions.lead': 'कसैलाई भन्न नसकेको कुरा यहाँ भन्नुहोस्। भन्ने को हो, यहाँ कसैले थाहा पाउँदैन।',
  'community.confessions.label': 'मनमा के दबाएर राख्नुभएको छ?',
  'community.confessions.placeholder': 'मैले आजसम्म कसैलाई भनेको छैन…',
  'community.confessions.list': 'अरूले भनेका कुरा',
  'community.confessions.empty': 'अहिलेसम्म कसैले केही भनेको छैन। पहिलो शब्द नै गाह्रो हुन्छ, थोरै भए पनि पुग्छ।',
  'community.confessions.example': '“घरमा सबैलाई ठिकै छु भन्छु। आज भने थाकेको छु भन्न मन लाग्यो।”',
  'community.confessions.posted': 'भन्नुभयो। हामीलाई पत्याउनुभएकोमा धन्यवाद।',
}

export default words
