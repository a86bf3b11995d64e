import type { Words } from './en.ts'

const words: Record<keyof Words, string> = {
  'heal.ai-friend.clearNo': 'रहन दिनुहोस्',
  'heal.ai-friend.newTalk': 'नयाँ कुराकानी',
  'heal.ai-friend.leavesNothing': 'केही नरहने कुराकानी',
  'heal.ai-friend.leavesNothingLead': 'यसको कुनै कुरा फोनमा राखिँदैन।',
  'heal.ai-friend.earlier': 'पहिलेका कुराकानी',
  'heal.ai-friend.noneEarlier': 'अहिलेसम्म कुनै कुराकानी राखिएको छैन।',
  'heal.ai-friend.thisTalk': 'अहिलेको',
  'heal.ai-friend.deleteTalk': 'यो कुराकानी मेटाउनुहोस्: {begins}',
  'heal.ai-friend.clearAll': 'सबै कुराकानी मेटाउनुहोस्',
  'heal.ai-friend.clearAllAsk': '{n} वटा कुराकानी मेटाउने हो? फेरि फर्काउन मिल्दैन।',
}

export default words
