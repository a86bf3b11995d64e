import type { MakePrompt } from '../prompt-parts.ts'

export const askLove: MakePrompt<'love'> = ({ names: [first, second], percent }) => ({
  ask: `दुई जनाले नाम मिलाउने खेल खेले, ${percent} प्रतिशत आयो। यो अङ्कलाई सुहाउने, हँसिलो र मायालु सन्देश दुई देखि चार वाक्यमा लेख्नुहोस्। दुवै नाम एकएकपटक आऊन्, कसैको मन नदुखोस्। यो खेल हो, फैसला होइन।`,
  given: [
    { label: 'पहिलो नाम:', words: first },
    { label: 'दोस्रो नाम:', words: second },
  ],
})
