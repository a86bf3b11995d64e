import type { Both } from '#kit/i18n/both.ts'

/** They name neither a day nor a month, so that each suits any sign and any period. */
export const shelvedReadings: Both<readonly string[]> = {
  en: [
    'A quiet stretch. Finish one thing you have been carrying, and your mind will find room again. Someone near you would be glad of a kind word.',
    'Things move a little faster now. Say yes to what you have thought over, and let the rest wait. Keep some of your evenings for yourself.',
    'Small chances are close at hand: a talk, a message, a short walk. Money asks for care, not for worry. Trust what you already know.',
    'Your heart may feel fuller than usual. Listen before you answer, and rest before you decide. What looks tangled will be simpler after a night of sleep.',
    'Patience is on your side. Work done slowly will hold. An old friend or an elder at home may have the very words you need.',
  ],
  np: [
    'शान्त समय छ। धेरै दिनदेखि बाँकी एउटा काम सक्नुहोस्, मन हलुका हुन्छ। नजिकको कसैलाई तपाईंको मिठो बोलीले खुसी बनाउनेछ।',
    'काम अलि छिटो अघि बढ्ने समय छ। सोचिसकेको कुरामा हुन्छ भन्नुहोस्, अरू कुरा पर्खन सक्छन्। साँझको केही समय आफ्नै लागि राख्नुहोस्।',
    'साना अवसर नजिकै छन्: एउटा कुराकानी, एउटा खबर वा छोटो हिँडाइ। पैसामा चिन्ता होइन, होसियारी चाहिन्छ। आफूले जानेको कुरामा भरोसा गर्नुहोस्।',
    'मन अलि भरिएको जस्तो लाग्न सक्छ। जवाफ दिनुअघि सुन्नुहोस्, निर्णय गर्नुअघि आराम गर्नुहोस्। अहिले अल्झेको कुरा एक रात सुतेपछि सजिलो देखिन्छ।',
    'धैर्य तपाईंको साथमा छ। बिस्तारै गरेको काम टिक्छ। पुराना साथी वा घरका ठुला मान्छेको कुराले बाटो देखाउन सक्छ।',
  ],
}
