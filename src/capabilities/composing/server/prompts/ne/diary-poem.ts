import type { MakePrompt } from '../prompt-parts.ts'

export const askDiaryPoem: MakePrompt<'diaryPoem'> = ({ entry }) => ({
  ask: 'डायरीको सुरुको भागबाट ८ देखि १२ लाइनको नेपाली कविता बनाउनुहोस्। त्यहाँका दृश्य र भाव राख्नुहोस्, "म" बाट लेख्नुहोस्, नभएको घटना नथप्नुहोस्, त्यहाँ नाम लिइएका मान्छेको नाम नलिनुहोस्।',
  given: [{ label: 'डायरीबाट:', words: entry }],
})
