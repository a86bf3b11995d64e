import type { Tone } from './replies.ts'

/**
 * Simple rules, first match wins: what hurts is answered before politeness is, so
 * that "thanks, but I am so sad" is not met with "you are welcome". Words stand in
 * English, in Nepali and in Nepali written with Latin letters; stems end with `*`.
 */
const rules: readonly (readonly [Exclude<Tone, 'anything'>, string])[] = [
  [
    'sad',
    `sad sadness cry crying cried lonely alone heartbroken hurt hurts hopeless depress* empty miss missing low unhappy grief
     broken upset worthless died passed_away lost_my hate_myself
     दुःख* दुख* उदास* रोएँ रोए* रुन* रुवाउ* एक्लो* एक्लै* खिन्न* बिछोड* निराश* भारी नरमाइलो* पीडा*
     dukh* dukkha* udas* eklo eklai khinna nirash* runa bhari pida bichod*`,
  ],
  [
    'worried',
    `anxious anxiety worried worry worries worrying scared afraid fear nervous stress* panic* overwhelmed overthinking
     चिन्ता* डर* आत्ति* तनाव* पीर* छटपटि* हतास* घबरा*
     chinta* dar dara daraye* attin* aattin* tanab* tension pir pirai chhatpati*`,
  ],
  [
    'angry',
    `angry anger mad furious annoyed hate unfair frustrat* irritat*
     रिस* झर्को* अन्याय* घृणा* दिक्क*
     ris risa* jharko* dikka* anyaya*`,
  ],
  [
    'tired',
    `tired exhausted sleepless sleepy insomnia burnout drained long_day cannot_sleep can't_sleep worn_out
     थाक* थकाइ* निन्द्रा* निद्रा* दिन_लामो लामो_दिन लामो_लाग्यो
     thak* thakai* nidra* nindra*`,
  ],
  [
    'goodbye',
    `bye goodbye goodnight good_night see_you talk_later gotta_go have_to_go take_care
     बाई* बाइ शुभरात्री शुभ_रात्री जान्छु जान्छु_है जाऊँ_है फेरि_भेटौँला भेटौँला
     jau_hai janchu_hai feri_bhetaula bhetaula subharatri`,
  ],
  [
    'thanks',
    `thanks thank thankyou grateful thx appreciate
     धन्यवाद* आभार*
     dhanyabad* dhanyawad* dhanybad*`,
  ],
  [
    'happy',
    `happy glad great wonderful excited joy proud love lovely good_news something_good best_day amazing passed won
     खुसी* रमाइलो* राम्रो_कुरा राम्रो_भयो राम्रो_लाग्यो हर्ष* गर्व* मज्जा* उत्साह*
     khusi* khushi* ramailo* ramro_kura ramro_bhayo majja* maja`,
  ],
  [
    'greeting',
    `hello hi hey namaste good_morning good_evening how_are_you
     नमस्ते* नमस्कार* हेलो हाई हाइ कस्तो_छ के_छ_खबर सन्चै सञ्चै
     namaskar hello hajur k_cha k_chha kasto_cha kasto_chha sanchai`,
  ],
]

const notHappy = toPattern(
  `not [a-z]+n't never no nothing छैन* छैनँ भएन* लाग्दैन* हुँदैन* लागेन* होइन* chaina chhaina vayena bhayena laagena hoina`,
)
const questions =
  /[?？]|(?<![\p{L}\p{M}])(?:why|what should|how do|how can|should i|किन|कसरी|kina|kasari)(?![\p{L}\p{M}])/iu

const patterns = rules.map(([tone, words]) => [tone, toPattern(words)] as const)

export function tellTone(message: string): Tone {
  const text = message.normalize('NFC').toLowerCase().replaceAll('’', "'")
  const found = patterns.find(([, pattern]) => pattern.test(text))?.[0]
  // "I am not happy" and "खुसी छैन" have the happy word in them too.
  if (found === 'happy' && notHappy.test(text)) return 'sad'
  if ((found === 'happy' || found === undefined) && questions.test(text)) return 'question'
  return found ?? 'anything'
}

/** `_` stands for the space between two words, `*` for any ending; letters around a word forbid it. */
function toPattern(words: string): RegExp {
  const alternatives = words
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll('_', '\\s+').replace(/\*$/, '[\\p{L}\\p{M}]*'))
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${alternatives.join('|')})(?![\\p{L}\\p{M}])`, 'u')
}
