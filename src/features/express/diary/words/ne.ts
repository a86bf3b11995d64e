import type { Words } from './en.ts'

const words: Record<keyof Words, string> = {
  'express.diary.write': 'आज मनमा के छ?',
  'express.diary.writeHint': 'लेख्दालेख्दै यही फोनमा जोगिन्छ।',
  'express.diary.blank': 'एक लाइन भए पुग्छ, अनि सेभ हुन्छ।',
  'express.diary.emptied': 'अहिले पाना खाली छ। रद्द गरे पहिलेको कुरा जस्ताको तस्तै रहन्छ।',
  'express.diary.saved': 'यही फोनमा सेभ भयो।',
  'express.diary.entries': 'अहिलेसम्मका पाना',
  'express.diary.count': '{n} वटा पाना',
  'express.diary.search': 'डायरीमा खोज्नुहोस्',
  'express.diary.found': '{n} वटा पानामा यी शब्द छन्।',
  'express.diary.foundNone': 'यी शब्द कुनै पानामा भेटिएनन्।',
  'express.diary.empty': 'अहिलेसम्म केही लेखिएको छैन। एक लाइनबाट थालौँ?',
  'express.diary.emptyExample': '“आज लामो बाटो घुमेर घर आएँ, बाटोमा चमेलीको बास्ना थियो।”',
  'express.diary.older': 'अझ पुराना पाना',
  'express.diary.byDay': 'दिनअनुसार',
  'express.diary.onDay': '{n} वटा पाना',
  'express.diary.ofDay': '{day}का पाना',
  'express.diary.allDays': 'सबै दिन देखाउनुहोस्',
  'express.diary.onThisDay': 'पहिले आजकै दिन',
  'express.diary.yearsAgo': '{n} वर्ष अघि',
  'express.diary.back': 'डायरीमा फर्कनुहोस्',
  'express.diary.hasPoem': 'कवितासहित',
  'express.diary.poem': 'कविता लेख्नुहोस्',
  'express.diary.poemNote':
    'पानाको सुरुका २०० अक्षरबाट कविता बन्छ। त्यति मात्र फोनबाट बाहिर जान्छ, र साइटले राख्दैन।',
  'express.diary.poemTitle': 'यस पानाको कविता',
  'express.diary.edit': 'सच्याउनुहोस्',
  'express.diary.editing': 'तपाईंको पाना',
  'express.diary.saveChange': 'बदलेको कुरा सेभ गर्नुहोस्',
  'express.diary.delete': 'मेटाउनुहोस्',
  'express.diary.markdown': 'डायरीको टेक्स्ट फाइल',
}

export default words
