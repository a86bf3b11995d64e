import type { CareKind } from '#capabilities/care/care-kind.ts'
import type { Both } from '#kit/i18n/both.ts'

/** For who sits across from somebody in need. */
interface AnswersToNeed {
  /** How to answer, in one breath. */
  readonly line: Both
  /** First sentences to send, for who does not find any. */
  readonly replies: readonly Both[]
}

const tellMore = { en: 'I’m here. Tell me more, if you like.', np: 'म यहीँ छु। मन लागे अझै भन्नुहोस्।' }
const thanks = { en: 'Thank you for telling me.', np: 'मलाई भन्नुभयो, राम्रो गर्नुभयो।' }
const isSafe = { en: 'Are you safe right now?', np: 'अहिले सुरक्षित हुनुहुन्छ?' }
const companion = {
  en: 'Is there someone who could sit with you?',
  np: 'छेउमा आएर बस्न सक्ने कोही हुनुहुन्छ?',
}
const call1166 = {
  en: 'You could call 1166. I’ll stay here meanwhile.',
  np: '११६६ मा फोन गर्न सकिन्छ। म त्यतिन्जेल यहीँ हुन्छु।',
}
const notYourFault = { en: 'It’s not your fault.', np: 'यसमा तपाईंको दोष छैन।' }

export const answersToNeed: Readonly<Record<CareKind, AnswersToNeed>> = {
  self: {
    line: {
      en: 'Your friend may be thinking of dying. Ask plainly, listen, and stay a while; you don’t have to solve it.',
      np: 'साथीको मनमा मर्ने कुरा आएको हुन सक्छ। सिधै सोध्नुहोस्, सुन्नुहोस्, एकछिन साथ दिनुहोस्। समाधान दिनै पर्दैन।',
    },
    replies: [
      tellMore,
      { en: 'Are you thinking of dying?', np: 'मर्ने कुरा मनमा आएको छ?' },
      isSafe,
      companion,
      call1166,
    ],
  },
  'self-harm': {
    line: {
      en: 'Your friend may be hurting themselves. Listen without scolding, and ask who could be with them.',
      np: 'साथीले आफैँलाई चोट पुर्‍याइरहनुभएको हुन सक्छ। नगाली सुन्नुहोस्, छेउमा को बस्न सक्छ सोध्नुहोस्।',
    },
    replies: [
      thanks,
      { en: 'Are you hurt right now?', np: 'अहिले चोट लागेको छ?' },
      { en: 'I don’t think badly of you.', np: 'म तपाईंलाई नराम्रो ठान्दिनँ।' },
      companion,
      call1166,
    ],
  },
  harmed: {
    line: {
      en: 'Someone may be hurting your friend. Believe them, and don’t ask who or where they are.',
      np: 'साथीलाई कसैले दुःख दिइरहेको हुन सक्छ। पत्याइदिनुहोस्, को हो र कहाँ हो भनेर नसोध्नुहोस्।',
    },
    replies: [
      { en: 'I believe you.', np: 'म पत्याउँछु।' },
      notYourFault,
      isSafe,
      { en: 'Is there someone you trust nearby?', np: 'नजिकै पत्यार लाग्ने कोही हुनुहुन्छ?' },
      {
        en: 'You could call 1145, or the police on 100.',
        np: '११४५ मा, वा प्रहरीलाई १०० मा फोन गर्न सकिन्छ।',
      },
    ],
  },
  other: {
    line: {
      en: 'Your friend is worried about someone. Think together who could be with that person now.',
      np: 'साथीलाई कसैको चिन्ता छ। अहिले उहाँसँग को बस्न सक्छ, सँगै सोच्नुहोस्।',
    },
    replies: [
      { en: 'That is a heavy worry.', np: 'यो त ठुलै चिन्ता हो।' },
      { en: 'Could you ask them plainly?', np: 'उहाँलाई सिधै सोध्न सक्नुहुन्छ?' },
      { en: 'Who could be with them now?', np: 'अहिले उहाँसँग को बस्न सक्छ?' },
      { en: 'You can call 1166 for them too.', np: 'उहाँका लागि पनि ११६६ मा फोन गर्न सकिन्छ।' },
      { en: 'And how are you yourself?', np: 'अनि तपाईं आफैँलाई कस्तो छ?' },
    ],
  },
  child: {
    line: {
      en: 'Your friend may be a child. Be kind, ask nothing that could identify them, and give this number.',
      np: 'साथी सानै उमेरको हुन सक्छ। माया गरेर बोल्नुहोस्, खोज्न मिल्ने कुरा नसोध्नुहोस्, यो नम्बर बताइदिनुहोस्।',
    },
    replies: [
      thanks,
      notYourFault,
      isSafe,
      { en: 'Is there a grown-up you trust?', np: 'पत्यार लाग्ने ठुला मान्छे कोही हुनुहुन्छ?' },
      {
        en: 'You can call 1098. It’s for everyone under eighteen.',
        np: '१०९८ मा फोन गर्न सकिन्छ। त्यो अठार वर्षमुनिका सबैका लागि हो।',
      },
    ],
  },
}
