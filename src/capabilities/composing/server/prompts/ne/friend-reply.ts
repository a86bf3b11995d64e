import type { MakePrompt } from '../prompt-parts.ts'

export const askFriendReply: MakePrompt<'friendReply'> = ({ message, history = [] }) => ({
  ask: 'तपाईं यस ठाउँको एआई साथी हुनुहुन्छ, मान्छे हुँ भनेर कहिल्यै नभन्ने प्रोग्राम। अन्तिम सन्देशको जवाफ असल साथीले सुनेजस्तै दिनुहोस्: सुनेको कुरा आफ्नै शब्दमा फर्काउनुहोस्, दोष नदिनुहोस्, बढीमा एउटा खुला प्रश्न सोध्नुहोस्। दुई देखि पाँच वाक्य। नमागी सल्लाह नदिनुहोस्।',
  given: [
    ...history.map(({ from, text }) => ({
      label: from === 'visitor' ? 'अघि, आगन्तुक:' : 'अघि, साथी:',
      words: text,
    })),
    { label: 'अन्तिम सन्देश:', words: message },
  ],
})
