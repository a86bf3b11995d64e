import type { CareKind } from '#capabilities/care/care-kind.ts'
import type { Both } from '#kit/i18n/both.ts'

/** What a reply suits; `anything` suits whatever no rule could tell. */
export type Tone =
  | 'greeting'
  | 'sad'
  | 'worried'
  | 'angry'
  | 'tired'
  | 'happy'
  | 'question'
  | 'thanks'
  | 'goodbye'
  | 'anything'

export type Reply = Both & {
  readonly id: string
  readonly suits: Tone
}

/** Twelve, none of which claims a life, a past or feelings of its own. */
export const practiceReplies: readonly Reply[] = [
  {
    id: 'come-in',
    suits: 'greeting',
    en: 'Hello to you too. I’m glad you came by. What’s on your mind today?',
    np: 'नमस्ते! आउनुभयो, राम्रो भयो। आज मनमा के छ?',
  },
  {
    id: 'heavy',
    suits: 'sad',
    en: 'That sounds heavy. There’s no hurry here; say as much or as little as you like. Which part weighs the most?',
    np: 'मन भारी हुने कुरा रहेछ। यहाँ हतार छैन, भन्न मन लागेजति मात्र भन्नुहोस्। सबैभन्दा बढी कुन कुराले दुखाइरहेको छ?',
  },
  {
    id: 'one-at-a-time',
    suits: 'worried',
    en: 'When worries come all at once, it helps to look at one of them. Which one is the loudest right now?',
    np: 'चिन्ता एकैचोटि आउँदा मन आत्तिन्छ। एउटा एउटा गरेर हेरौँ न। अहिले सबैभन्दा धेरै कुन कुराले सताइरहेको छ?',
  },
  {
    id: 'not-fair',
    suits: 'angry',
    en: 'Anger often stands guard over something that matters. What was it that was not right?',
    np: 'रिसभित्र प्रायः चित्त दुखेको कुरा हुन्छ। के कुरामा चित्त बुझेन?',
  },
  {
    id: 'put-it-down',
    suits: 'tired',
    en: 'You have been carrying a lot. If you could put one thing down tonight, what would it be?',
    np: 'धेरै कुरा धान्नुभएछ। आज राति एउटा कुरा बिसाउन पाए कुन बिसाउनुहुन्थ्यो?',
  },
  {
    id: 'tell-it-again',
    suits: 'happy',
    en: 'How lovely. Good moments grow when they are told. What was the best part of it?',
    np: 'कति राम्रो! खुसी भनेको बाँडेपछि बढ्छ। सबैभन्दा मन छुने पल कुन थियो?',
  },
  {
    id: 'your-answer',
    suits: 'question',
    en: 'A good question. I’m only a practice partner, so the answer has to be yours. What comes to you first?',
    np: 'राम्रो प्रश्न। म त अभ्यास साथी मात्र हुँ, जवाफ तपाईंकै मनसँग छ। सुरुमा मनमा के आउँछ?',
  },
  {
    id: 'your-courage',
    suits: 'thanks',
    en: 'You’re welcome. Putting it into words took courage, and that was yours.',
    np: 'धन्यवाद पर्दैन। मनको कुरा शब्दमा ल्याउन आँट चाहिन्छ, त्यो आँट तपाईंकै हो।',
  },
  {
    id: 'take-care',
    suits: 'goodbye',
    en: 'Take good care of yourself. Whenever you feel like writing again, this place is here.',
    np: 'आफ्नो ख्याल राख्नुहोला। फेरि लेख्न मन लागेका बेला यो ठाउँ यहीँ हुन्छ।',
  },
  {
    id: 'go-on',
    suits: 'anything',
    en: 'Go on, in your own time. What happened then?',
    np: 'आफ्नै गतिमा भन्दै जानुहोस्। अनि त्यसपछि के भयो?',
  },
  {
    id: 'how-was-it',
    suits: 'anything',
    en: 'Thank you for saying that. What did it feel like in that moment?',
    np: 'भन्नुभयो, राम्रो गर्नुभयो। त्यति बेला मनमा कस्तो लाग्यो?',
  },
  {
    id: 'to-a-friend',
    suits: 'anything',
    en: 'That matters. What would you say to a friend who told you the same?',
    np: 'यो सानो कुरा होइन। कुनै साथीले यही कुरा भनेको भए तपाईं के भन्नुहुन्थ्यो?',
  },
]

/**
 * None of the twelve: said instead of them where need was heard. The screen shows the helplines
 * beside it.
 */
export const careReplies: Readonly<Record<CareKind, Reply>> = {
  self: {
    id: 'care',
    suits: 'sad',
    en: 'What you wrote is very heavy, and I’m only a program. Please don’t stay alone with it: call 1166, or someone you trust, now.',
    np: 'यो साह्रै गाह्रो कुरा हो, र म त प्रोग्राम मात्र हुँ। कृपया एक्लै नबस्नुहोस्। अहिले नै ११६६ मा वा आफूले पत्याएको मान्छेलाई फोन गर्नुहोस्।',
  },
  'self-harm': {
    id: 'care-wound',
    suits: 'sad',
    en: 'Thank you for writing it. I’m only a program, and a wound needs a person: someone you trust, or a health post. 1166 listens too.',
    np: 'लेख्नुभयो, राम्रो गर्नुभयो। म त प्रोग्राम मात्र हुँ, चोटलाई मान्छे चाहिन्छ: पत्यार लाग्ने कसैलाई भन्नुहोस्, वा स्वास्थ्य चौकी जानुहोस्। ११६६ मा पनि कुरा सुनिन्छ।',
  },
  harmed: {
    id: 'care-harmed',
    suits: 'sad',
    en: 'It’s not your fault, and I’m only a program. Please tell someone you trust, or call 1145; in danger the police, 100.',
    np: 'यसमा तपाईंको दोष छैन, र म त प्रोग्राम मात्र हुँ। पत्यार लाग्ने कसैलाई भन्नुहोस्, वा ११४५ मा फोन गर्नुहोस्। खतरा छ भने प्रहरीलाई १०० मा फोन गर्नुहोस्।',
  },
  other: {
    id: 'care-other',
    suits: 'worried',
    en: 'It’s good that you care about them. I’m only a program: ask them plainly, stay with them, and call 1166 together.',
    np: 'उहाँको चिन्ता गर्नुभएको राम्रो हो। म त प्रोग्राम मात्र हुँ: उहाँलाई सिधै सोध्नुहोस्, साथमा बस्नुहोस्, र सँगै ११६६ मा फोन गर्नुहोस्।',
  },
  child: {
    id: 'care-child',
    suits: 'sad',
    en: 'Thank you for saying it. I’m only a program. Please tell a grown-up you trust, or call 1098: it’s there for everyone under eighteen.',
    np: 'भन्नुभयो, राम्रो गर्नुभयो। म त प्रोग्राम मात्र हुँ। पत्यार लाग्ने ठुला मान्छेलाई भन्नुहोस्, वा १०९८ मा फोन गर्नुहोस्: त्यो अठार वर्षमुनिका सबैका लागि हो।',
  },
}
