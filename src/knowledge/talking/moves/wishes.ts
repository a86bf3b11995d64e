import type { Gift } from '../guides/guide.ts'
import type { HeardTurn } from '../reading/heard-turn.ts'
import { makePhraseBook } from '../reading/phrases.ts'

const asking = makePhraseBook<Gift | 'any'>([
  ['safety', ['safety plan', 'सुरक्षा योजना*', 'सेफ्टी प्लान*']],
  [
    'exercise',
    [
      'exercise*',
      'technique*',
      'calm me|down|myself',
      'calm down',
      'relax*',
      'something to do',
      'anything|something i can do',
      'give|tell me something|anything',
      'something .. do|works|help*',
      'something short|small|easy',
      'how to|can_i|do_i stop|calm|forget|sleep|bear|relax|cope|control|breathe',
      'do something',
      'one thing i can',
      'केही .. दिनुस्|दिनुहोस्|दिनु|भन्नुस्|भन्नुहोस्|बताउनु*',
      'केही .. गरौँ|गर्न_मिल्ने|गर्ने_कुरा',
      'कसरी थाम्ने|रोक्ने|बिर्सने|बिर्सिने|सम्हाल्ने|सुत्ने|निदाउने|शान्त',
      'के गरेर',
      'मन .. कसरी',
      'how do i calm|relax|sleep|stop|breathe',
      'अभ्यास*',
      'व्यायाम*',
      'शान्त हुन|पार्न|बनाउन',
      'के गर्न सक्छु',
    ],
  ],
  [
    'plan',
    [
      'a|the|make plan',
      'help .. plan',
      'plan .. with me',
      'step by step',
      'next step*',
      'योजना*',
      'प्लान*',
      'कसरी सुरु',
    ],
  ],
  [
    'words',
    [
      'what should|do|can i say',
      'how do|should|can i tell',
      'how to tell|say',
      'what to say',
      'words to say',
      'one sentence',
      'have|need|got to tell',
      'a sentence',
      'के भनूँ|भनौँ|भन्ने|भन्नु',
      'कसरी भनूँ|भनौँ|भन्ने|भन्नु|सुनाऊँ',
    ],
  ],
  [
    'any',
    [
      'what should i do',
      'what can i do',
      'what do i do',
      'what to do',
      'how do i',
      'can you help',
      'help me',
      'advice',
      'advise me',
      'suggest*',
      'give me .. tip*',
      'k|ke garne|garu|garum|garau|garaum|garnu|garna',
      'कसरी .. गर्ने|काट्ने|बस्ने|सहने|सामना',
      'के तरिका',
      'something else',
      'के गर्ने',
      'के गरूँ',
      'के गरौँ',
      'के गर्नु',
      'सल्लाह*',
      'मद्दत गर*',
      'सहयोग गर*',
      'उपाय*',
    ],
  ],
])

/** What somebody asks for in so many words: something to do, a plan, words to say. */
export function wishNamed({ words }: HeardTurn): Gift | 'any' | undefined {
  return asking.find(words)[0]
}

/** The same, also where it is only heard. */
export function wishIn(turn: HeardTurn): Gift | 'any' | undefined {
  const { asks } = turn.heard
  const heard = asks.includes('exercise') ? 'exercise' : asks.includes('plan') ? 'plan' : undefined
  return wishNamed(turn) ?? heard
}
