import type { Both } from '#kit/i18n/both.ts'
import type { TypeId } from './personality-type.ts'

type Answer = {
  id: string
  text: Both
  /** The two types this answer speaks for. */
  points: readonly [TypeId, TypeId]
}

export type Question = {
  id: string
  text: Both
  answers: readonly Answer[]
  weight: number
}

/**
 * Six types make fifteen pairs, and fifteen answers use each pair once: every type stands beside
 * every other one time, and in every question once. So the test leans towards nobody (see the
 * tests: exactly one sixth each). The last question weighs half as much again, which settles
 * most ties, because what one trusts in a hard choice tells the most.
 */
export const questions: readonly Question[] = [
  {
    id: 'trip',
    text: {
      en: 'A friend calls: “Let’s take a trip tomorrow!” And you?',
      np: 'साथीको फोन आयो: “भोलि कतै जाऔँ!” तपाईं के गर्नुहुन्छ?',
    },
    weight: 2,
    answers: [
      {
        id: 'plan',
        text: {
          en: 'I work out the road, the cost and the time, so that it really happens.',
          np: 'बाटो, खर्च र समयको हिसाब मिलाउँछु, अनि पो साँच्चै गइन्छ।',
        },
        points: ['INTJ', 'ESTJ'],
      },
      {
        id: 'care',
        text: {
          en: 'I ask who is coming and pack something to eat, so that everyone is comfortable.',
          np: 'को को जाने भनेर सोध्छु र सबैलाई सजिलो होस् भनेर खाजा पोको पार्छु।',
        },
        points: ['INFP', 'ISFJ'],
      },
      {
        id: 'leap',
        text: {
          en: 'I say yes before the sentence ends. The best part will be what nobody planned.',
          np: 'कुरा नसकिँदै हुन्छ भन्छु। नसोचेको कुरा नै सबैभन्दा रमाइलो हुन्छ।',
        },
        points: ['ENFP', 'ENTP'],
      },
    ],
  },
  {
    id: 'weight',
    text: {
      en: 'Something has been weighing on you for days. What helps most?',
      np: 'केही दिनदेखि मनमा एउटा कुरा गडिरहेको छ। केले सबैभन्दा हलुका पार्छ?',
    },
    weight: 2,
    answers: [
      {
        id: 'alone',
        text: {
          en: 'Time alone, with a notebook or on a long walk, until it clears.',
          np: 'एक्लै बस्न पाउनुले: कापी लिएर वा लामो बाटो हिँडेर, मन नसङ्लिउन्जेल।',
        },
        points: ['INTJ', 'INFP'],
      },
      {
        id: 'company',
        text: {
          en: 'Tea with someone I love, even if we never mention it.',
          np: 'माया लाग्ने मान्छेसँगको चियाले, त्यो कुरा ननिकाले पनि।',
        },
        points: ['ENFP', 'ISFJ'],
      },
      {
        id: 'aloud',
        text: {
          en: 'Saying it out loud to someone who answers back, until we reach the end of it.',
          np: 'जवाफ फर्काउने कसैलाई खुलेर भन्नुले, कुराको टुङ्गो नलागुन्जेल।',
        },
        points: ['ESTJ', 'ENTP'],
      },
    ],
  },
  {
    id: 'saturday',
    text: {
      en: 'A whole Saturday is suddenly free. Where do we find you?',
      np: 'शनिबारको पूरै दिन एक्कासि खाली भयो। तपाईं कहाँ भेटिनुहुन्छ?',
    },
    weight: 2,
    answers: [
      {
        id: 'order',
        text: {
          en: 'I’m at home, quietly putting my corner in order and getting ahead of the week.',
          np: 'घरमै, चुपचाप आफ्नो कुनो मिलाउँदै र हप्ताको तयारी गर्दै।',
        },
        points: ['INTJ', 'ISFJ'],
      },
      {
        id: 'wander',
        text: {
          en: 'I’m lost in a book, a song or an idea that led to another idea.',
          np: 'किताब, गीत वा एउटाबाट अर्कोमा पुर्‍याउने कुनै विचारमा हराइरहेको।',
        },
        points: ['INFP', 'ENTP'],
      },
      {
        id: 'gather',
        text: {
          en: 'I’m outside with everyone I could gather. I was the one who called them.',
          np: 'सबैलाई जम्मा पारेर बाहिर। फोन गर्ने म नै थिएँ।',
        },
        points: ['ENFP', 'ESTJ'],
      },
    ],
  },
  {
    id: 'quarrel',
    text: {
      en: 'At a family gathering, talk turns into a quarrel. What is your part?',
      np: 'परिवारको जमघटमा कुरा बढेर झगडा भयो। तपाईं के गर्नुहुन्छ?',
    },
    weight: 2,
    answers: [
      {
        id: 'ahead',
        text: {
          en: 'I look past today and speak of what we could still have together.',
          np: 'आजको कुराभन्दा पर हेर्छु र हामी मिले के हुन सक्छ भन्ने कुरा गर्छु।',
        },
        points: ['INTJ', 'ENFP'],
      },
      {
        id: 'right',
        text: {
          en: 'I say plainly what I believe is right, even if I stand alone.',
          np: 'एक्लो परे पनि आफूलाई ठिक लागेको कुरा सिधा भन्छु।',
        },
        points: ['INFP', 'ESTJ'],
      },
      {
        id: 'lighten',
        text: {
          en: 'I bring the tea, or a joke, and turn things so that nobody goes home hurt.',
          np: 'चिया वा ठट्टा लिएर आउँछु र कोही मन दुखाएर नजाऊन् भनेर कुरा मोड्छु।',
        },
        points: ['ISFJ', 'ENTP'],
      },
    ],
  },
  {
    id: 'choice',
    text: {
      en: 'A hard choice must be made by morning. What do you trust in the end?',
      np: 'बिहानसम्ममा गाह्रो निर्णय गर्नुपर्ने छ। अन्त्यमा तपाईं केमा भरोसा गर्नुहुन्छ?',
    },
    weight: 3,
    answers: [
      {
        id: 'reason',
        text: {
          en: 'Reasons. I turn the question over until one answer still holds.',
          np: 'तर्कमा। एउटा उत्तर नअडिउन्जेल प्रश्नलाई ओल्टाइपल्टाइ गर्छु।',
        },
        points: ['INTJ', 'ENTP'],
      },
      {
        id: 'heart',
        text: {
          en: 'The heart. If it will not settle there, it is not the answer.',
          np: 'मनमा। मनमा नबसे त्यो उत्तर होइन।',
        },
        points: ['INFP', 'ENFP'],
      },
      {
        id: 'tested',
        text: {
          en: 'What has been tried, and the people who are counting on me.',
          np: 'भोगेर जानेको कुरामा र ममाथि भर परेका मान्छेमा।',
        },
        points: ['ESTJ', 'ISFJ'],
      },
    ],
  },
]
