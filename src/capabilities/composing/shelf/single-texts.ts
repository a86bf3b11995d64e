import type { Both } from '#kit/i18n/both.ts'

/** Stands where the poem would, and says that there is none. */
export const noPoem: Both = {
  en: 'Unable to generate poem. Please try again.',
  np: 'अहिले कविता बनाउन सकिएन। कृपया फेरि प्रयास गर्नुहोस्।',
}

export const mysteriousLetter: Both = {
  en: 'On a rainy evening you find a letter under your door. There is no stamp on it and no name. Inside is a single line: “I know why you left the window open that night.” The handwriting is your own.',
  np: 'पानी परिरहेको साँझ ढोकामुनि एउटा चिठी भेटियो। न टिकट छ, न पठाउनेको नाम। भित्र एउटै लाइन छ: “त्यो रात झ्याल किन खुला थियो, मलाई थाहा छ।” अक्षर भने तपाईंकै हातको छ।',
}

export const encouragement: Both = {
  en: 'Every step counts, even the small ones. You have come further than you think.',
  np: 'साना पाइला पनि पाइला नै हुन्। तपाईंले सोचेभन्दा धेरै बाटो काटिसक्नुभएको छ।',
}

export const stillHere: Both = {
  en: 'I’m here for you, even when words are hard to find. Take your time.',
  np: 'शब्द नभेटिए पनि म यहीँ छु। हतार नगर्नुहोस्, आफ्नै गतिमा भन्नुहोस्।',
}

export const anyDream: Both = {
  en: 'Dreams often bring back what the day left unfinished. Notice which feeling was still with you when you woke: it usually says more than the pictures do. Be gentle with it, and give it a little time.',
  np: 'दिनभरि टुङ्गो नलागेका कुरा प्रायः सपनामा फर्केर आउँछन्। ब्युँझँदा मनमा कुन भाव बाँकी रह्यो, याद गर्नुहोस्: देखिएका दृश्यले भन्दा त्यही भावले धेरै कुरा भन्छ। आफूलाई अलि समय दिनुहोस्।',
}

export const loveTemplate: Both = {
  en: '{first} and {second}: {percent}%. Every bond grows with care, honest words and a little laughter.',
  np: '{first} र {second}: {percent}%। माया भनेको ख्याल राखेर, खुलेर बोलेर र सँगै हाँसेर बढ्दै जाने कुरा हो।',
}
