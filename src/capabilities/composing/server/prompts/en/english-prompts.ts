import type { PromptsOfLanguage } from '../prompt-parts.ts'
import { askAffirmation } from './affirmation.ts'
import { askDiaryPoem } from './diary-poem.ts'
import { askDream } from './dream.ts'
import { askFriendReply } from './friend-reply.ts'
import { askHoroscope } from './horoscope.ts'
import { house } from './house.ts'
import { askLifePath } from './life-path.ts'
import { askLove } from './love.ts'
import { askNameMeaning } from './name-meaning.ts'
import { askPoem } from './poem.ts'
import { askQuote } from './quote.ts'
import { askStoryStarter } from './story-starter.ts'

export const englishPrompts: PromptsOfLanguage = {
  house,
  begin: 'Write it now.',
  poem: askPoem,
  affirmation: askAffirmation,
  quote: askQuote,
  storyStarter: askStoryStarter,
  friendReply: askFriendReply,
  horoscope: askHoroscope,
  love: askLove,
  nameMeaning: askNameMeaning,
  lifePath: askLifePath,
  dream: askDream,
  diaryPoem: askDiaryPoem,
}
