import type { MakePrompt } from '../prompt-parts.ts'

export const askPoem: MakePrompt<'poem'> = ({ topic }) => ({
  ask: 'आगन्तुकले दिएको विषयमा ८ देखि १६ लाइनको छोटो नेपाली कविता लेख्नुहोस्। देख्न वा छुन सकिने कुराबाट सुरु गर्नुहोस्, बीचमा एकपटक मोड लिनुहोस्, अनि उपदेश नदिई टुङ्ग्याउनुहोस्। कवितामा "तिमी" भन्न मिल्छ।',
  given: [{ label: 'विषय:', words: topic }],
})
