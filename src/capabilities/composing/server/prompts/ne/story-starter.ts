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

export const askStoryStarter: MakePrompt<'storyStarter'> = ({ genre, hero, thing, soFar }) => ({
  ask: [
    `कथाको किसिम: ${kinds[genre]}।`,
    soFar
      ? 'कथा जहाँसम्म पुगेको छ, त्यसपछि के हुन्छ, त्यही स्वरमा चारदेखि सात वाक्यमा लेख्नुहोस्। पात्र र ठाउँ उही रहून्, एउटा मोड आओस्, अनि अब के हुन्छ भन्ने लाग्ने ठाउँमा रोक्नुहोस्। अघि भनिएको कुरा नदोहोर्‍याउनुहोस्।'
      : 'अरू कसैले अगाडि बढाउने गरी यस्तो कथाको थालनी पाँचदेखि आठ वाक्यमा लेख्नुहोस्। एउटा ठाउँ र एक जना मान्छेको नाम आओस्, एउटा कुरा अनौठो होस्, अनि अब के हुन्छ भन्ने लाग्ने ठाउँमा रोक्नुहोस्।',
    (hero || thing) && 'मुख्य पात्रबारे आगन्तुकले भनेको कुरा कथामा मिलाउनुहोस्।',
  ]
    .filter(Boolean)
    .join(' '),
  given: [
    ...(hero ? [{ label: 'मुख्य पात्रको नाम:', words: hero }] : []),
    ...(thing ? [{ label: 'पात्रले सधैँ साथमा बोक्ने कुरा:', words: thing }] : []),
    ...(soFar ? [{ label: 'अहिलेसम्मको कथा:', words: soFar }] : []),
  ],
})
