import type { MakePrompt } from '../prompt-parts.ts'

export const askLifePath: MakePrompt<'lifePath'> = (_request, { lifePath }) => ({
  ask: `अङ्कज्योतिषको भाग्याङ्क ${lifePath} को बारेमा एउटै लाइनमा दुई भाग लेख्नुहोस्, बीचमा ठाडो धर्सो राखेर: अर्थ|गुण। अर्थ दुई वा तीन वाक्यमा, चार पाँच वटा गुण एउटा छोटो वाक्यमा। केही हिसाब नगर्नुहोस्। भागको नाम नलेख्नुहोस्, अरू धर्सो नराख्नुहोस्।`,
})
