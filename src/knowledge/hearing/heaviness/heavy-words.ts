import type { Script } from '#knowledge/hearing/matching/read-text.ts'
import type { Heaviness } from './heaviness.ts'

/** Suicide and self-harm are the care room's to notice; these are the other heavy things. */
export type HeavyWords = Readonly<Record<Exclude<Heaviness, 'despair'> | 'idiom', string>>

const english: HeavyWords = {
  harm: `
rape|raped|rapes|raping|rapist*|molest*|incest
sexual|sexually|domestic abuse*|assault*|violence|harass*
abuse|abused|abuser|abusive|abuses|abusing|violence|violent
trafficked|trafficking|tortur*|murder*|groped|stalked|stalker|stalking|dowry|acid_attack
beat|beats|beating|hit|hits|hitting|slap|slaps|slapped|slapping|kicks|kicked|chokes|choked me|us|
  mother|mom|mum|mummy|my_mother|my_wife
being|been|got|get|was|were beaten|slapped|hit|bullied|abused|assaulted
bully|bullies|bullied|bullying
`,
  loss: `
miscarr*|stillb*|abortion*|aborted
cancer|leukemia|leukaemia|tumor|tumour|chemo|chemotherapy|terminal_illness|terminally_ill|dialysis|
  hospice|ventilator|coma|icu|hiv
war|wars|bombing|bombs|genocide|massacre|refugee*|famine
earthquake*|flood|floods|flooding|flooded|landslide*|avalanche*|pandemic
accident|accidents|car|bus|plane crash*
baby|child|kid|son|daughter|infant|newborn|twins died|dead|death|passed_away|was_stillborn
baby|child|kid|son|daughter|infant|newborn is|was|has|have just? died|dead|passed_away|killed
death|loss|funeral|killing of my|a|our|her|his|the? only|little|first|baby? baby|child|kid|son|
  daughter|infant|newborn|children
lost|losing|lose|buried|burying my|our|a|her|his? only|little|first|unborn|baby? baby|child|kid|
  son|daughter|newborn|children
`,
  idiom: `
star|tug|price|console wars|of_war|war
war of words
cancer season|sign|horoscope|zodiac|rashi
by|happy accident
flood|floods|flooded of|with|by light|joy|memories|love|tears|colours|colors|happiness
it|that|this|what|nothing beats me
beat me at|in chess|carrom|cards|ludo|football|badminton|games
`,
}

const romanised: HeavyWords = {
  harm: `
balatkar*|balaatkar*|balatkaar*
yaun|gharelu hinsa|hinsaa|soshan|shoshan|durbyabahar
hinsa|hinsaa|durbyabahar|kutpit|kutpeet|kutpiit|kutai|pitai
malai .. kutchha|kutcha|kutchhan|kutchan|kutnuhunchha|kutnuhuncha|pitchha|pitcha|kutyo|pityo|kuteko
`,
  loss: `
garbhapat*|garbhpat*|kyansar|arbud
bhukampa*|bhookampa*|bhuichalo|bhuinchalo|badhi|baadhi|pahiro*|yuddha*|yuddh|durghatana*|mahamari
chhora|chhori|chora|chori|bachcha|bachha|nani .. maryo|marena|bityo|bite|biti|gumaye|gumaen
`,
  idiom: '',
}

const devanagari: HeavyWords = {
  harm: `
बलात्कार*|बलत्कार*
यौन|घरेलु हिंसा*|शोषण*|दुर्व्यवहार*|दुराचार*|उत्पीडन*
हिंसा*|दुर्व्यवहार*|कुटपिट*|कुटाइ*|पिटाइ*|हत्या*|दाइजो*|बेचबिखन*
कुट्छ|कुट्छन्|कुट्नुहुन्छ|कुट्यो|कुटे|कुट्नुभयो|पिट्छ|पिट्छन्|पिट्नुहुन्छ|पिट्यो|पिटे|कुटेको|पिटेको
`,
  loss: `
गर्भपतन*|क्यान्सर*|क्यानसर*|अर्बुद*|ट्युमर*
गर्भ तुहि*|खेर
भूकम्प*|भुकम्प*|भुइँचालो*|भुइँचाला*|बाढी*|पहिरो*|पहिरा*|युद्ध*|दुर्घटना*|महामारी*|नरसंहार*
छोरा*|छोरी*|बच्चा*|नानी*|शिशु*|सन्तान* मर्यो|मर्‍यो|मरे|मरी|मरिन्|बित्यो|बिते|बिती|बितिन्|गुमाएँ|गुमायौँ|
  गुमाउनु|निधन*|मृत्यु*
`,
  idiom: '',
}

export const heavyWords: Readonly<Record<Script, HeavyWords>> = { english, romanised, devanagari }
