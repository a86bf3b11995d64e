import type { StoryGenre } from '#knowledge/poetry/kinds.ts'
import type { MakePrompt } from '../prompt-parts.ts'

const kinds: Record<StoryGenre, string> = {
  any: 'जुनसुकै किसिमको कथा',
  romance: 'प्रेमकथा',
  mystery: 'रहस्यको कथा',
  fantasy: 'कल्पनालोकको कथा',
  drama: 'नजिकका मान्छेबीचको भावुक कथा',
  adventure: 'रोमाञ्चक यात्राको कथा',
  horror: 'डरलाग्दो तर क्रूरता नभएको कथा',
  comedy: 'हँसिलो कथा',
}

export const askStoryStarter: MakePrompt<'storyStarter'> = ({ genre }) => ({
  ask: `कथाको किसिम: ${kinds[genre]}। अरू कसैले अगाडि बढाउने गरी यस्तो कथाको थालनी तीन देखि पाँच वाक्यमा लेख्नुहोस्। एउटा ठाउँ र एक जना मान्छेको नाम आओस्, एउटा कुरा अनौठो होस्, अनि अब के हुन्छ भन्ने लाग्ने ठाउँमा रोक्नुहोस्।`,
})
