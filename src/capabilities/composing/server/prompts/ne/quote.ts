import type { QuoteTheme } from '#knowledge/poetry/kinds.ts'
import type { MakePrompt } from '../prompt-parts.ts'

const themes: Record<QuoteTheme, string> = {
  inspirational: 'हौसला',
  love: 'माया',
  life: 'जीवन',
  success: 'सफलता र त्यसको मोल',
  happiness: 'खुसी',
  wisdom: 'ज्ञान',
  friendship: 'मित्रता',
  dreams: 'पूरा गर्न खोजिएका सपना',
}

export const askQuote: MakePrompt<'quote'> = ({ category }) => ({
  ask: `विषय: ${themes[category]}। यस विषयमा एउटा नयाँ सुविचार लेख्नुहोस्, एक वा दुई वाक्यको। कसैको भनाइ नसार्नुहोस्, लेखकको नाम नराख्नुहोस्, उद्धरण चिन्ह पनि नराख्नुहोस्।`,
})
