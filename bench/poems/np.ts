import { poemForms } from '#knowledge/poetry/kinds.ts'
import { composePoem } from '#knowledge/poetry/ne/poem/compose-poem.ts'
import { keepsItsMetre, rhymesAsAsked } from '#knowledge/poetry/ne/poem/testing/poem-faults.ts'
import type { Tongue } from './tongue.ts'

export const tongue: Tongue = {
  name: 'np',
  forms: poemForms.np,
  known:
    'आमा|बुबा|बहिनी|साथी|माया|परदेश|दसैँ|नयाँ वर्ष|हिमाल|वर्षा|गाउँ|चिया|विद्यालय|आमाको निधन|न्याय|सपना|बिहान|आगो|किसान|नेपाल|गुराँस|बाल्यकाल|एक्लोपन|किताब|समय|कुकुर|रुन मन लाग्यो|बिदाइ|आशा|मादल'.split(
      '|',
    ),
  unknown:
    'फुटबल|मोबाइल|भूकम्प|टोपी|बाढीपहिरो|सीता|ऐना|चस्मा|छाता|डोको|नाम्लो|मेट्रो|कम्प्युटर|कागती|सिसाकलम|झोलुङ्गे पुल|बसको झ्याल|मेरो पहिलो साइकल|हजुरआमाको करेसाबारी|आमाले पकाएको गुन्द्रुक र ढिँडोको स्वाद|मेरो बुबाले मलाई साइकल सिकाउनुभएको दिन|football|visa|crush|motivation|never give up|the smell of old books|दोहाको गर्मीमा घरको सम्झना|🏔️☁️|Ram'.split(
      '|',
    ),
  compose: (topic, form, seed) => composePoem({ topic, form: form as 'haiku', seed }),
  isAbout: (line, topic) => topic.split(' ').some((word) => line.includes(word)),
  faults: {
    metre: (poem) => !keepsItsMetre(poem as Parameters<typeof keepsItsMetre>[0]),
    rhyme: (poem) => !rhymesAsAsked(poem as Parameters<typeof rhymesAsAsked>[0]),
  },
  lineFaults: {},
}
