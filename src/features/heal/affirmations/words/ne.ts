import type { Words } from './en.ts'

const words: Record<keyof Words, string> = {
  'heal.affirmations.today': 'आजको वाक्य',
  'heal.affirmations.todayFailed': 'आजको वाक्य अहिले भेटिएन।',
  'heal.affirmations.ask': 'अहिले चाहिएको वाक्य',
  'heal.affirmations.mood': 'मनमा के थपिए हुन्थ्यो?',
  'heal.affirmations.missing': 'पहिले एउटा शब्द छोइदिनुहोस्, यहाँ वा तल।',
  'heal.affirmations.positive': 'सकारात्मक',
  'heal.affirmations.confident': 'आत्मविश्वास',
  'heal.affirmations.peaceful': 'शान्ति',
  'heal.affirmations.motivated': 'हौसला',
  'heal.affirmations.grateful': 'आभार',
  'heal.affirmations.loving': 'माया',
  'heal.affirmations.hard': 'कि आजको मन यस्तो छ?',
  'heal.affirmations.tired': 'थकाइ',
  'heal.affirmations.grieving': 'शोक',
  'heal.affirmations.angry': 'रिस',
  'heal.affirmations.anxious': 'चिन्ता',
  'heal.affirmations.ashamed': 'लाज',
  'heal.affirmations.homesick': 'घरको सम्झना',
  'heal.affirmations.write': 'एउटा वाक्य दिनुहोस्',
  'heal.affirmations.yours': 'तपाईंको वाक्य',
  'heal.affirmations.failed': 'अहिले वाक्य आएन।',
}

export default words
