import type { Words } from './en.ts'

const words: Record<keyof Words, string> = {
  'community.gratitude.lead': 'आज भएको एउटा राम्रो कुरा भन्नुहोस्। भनेपछि त्यो अलिकति बढ्छ।',
  'community.gratitude.label': 'केका लागि आभारी हुनुहुन्छ?',
  'community.gratitude.placeholder': 'आज म आभारी छु…',
  'community.gratitude.list': 'अरूको आभार',
  'community.gratitude.empty': 'यहाँ अहिलेसम्म केही लेखिएको छैन। एक कप चिया पनि आभारको कुरा हो।',
  'community.gratitude.example': '“छिमेकीले केही नभनी ढोकामा तातो खीर छोडिदिनुभएछ।”',
  'community.gratitude.posted': 'धन्यवाद। भित्तो अलि न्यानो भयो।',
}

export default words
