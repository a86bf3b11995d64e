import type { Feeling, Matter, Wish } from './heard.ts'

/**
 * What a meaning of the lexicon says of itself, where nothing near it says no: who speaks of a
 * mother speaks of family. The learnt heads hear what no single word says.
 */
const meaningsOf: Readonly<Partial<Record<Feeling | Matter | Wish, string>>> = {
  joy: 'happy joke-laugh passed',
  gratitude: 'grateful',
  pride: 'proud',
  love: 'love kiss',
  hope: 'hope brave',
  calm: 'peace relief-calm',
  sadness: 'sad depressed cry hurt pain suffer failed',
  loneliness: 'lonely alone',
  longing: 'miss-longing',
  worry: 'anxious worry stress afraid',
  panic: 'panic',
  anger: 'angry hate revenge',
  jealousy: 'jealous',
  shame: 'shame honour',
  guilt: 'guilt regret',
  emptiness: 'empty-numb hopeless nothing-left',
  tiredness: 'tired tired-of-life',
  boredom: 'bored',
  grief: 'grief death-rites',
  exam: 'exam result failed school student study-science homework-research',
  work: 'work job-lost employer salary wage-unpaid colleague business',
  money: 'money debt-loan rent bank-account job-lost wage-unpaid',
  away: 'abroad flight-airport passport agent-manpower',
  family:
    'mother father parents stepparent brother sister uncle-aunt grandparent cousin in-laws son-daughter',
  friends: 'friend roommate classmates',
  heartbreak: 'betray break-up divorce ex',
  marriage: 'marry husband wife dowry child-marriage',
  birth: 'baby-pregnant miscarriage',
  illness: 'illness cancer mental-illness disability hospital',
  sleep: 'sleep cannot-sleep',
  drink: 'drunk alcohol drug smoke gamble',
  body: 'body-looks ugly-fat period',
  bullying: 'bully-tease insult animal-insult',
  violence: 'hit-beat slap-kick rape touch-bad force threaten choke acid',
  identity: 'gender-lgbt caste religion ethnicity',
  disaster: 'war-quake-flood accident',
  pet: 'pet',
  decision: 'confused decide',
  greeting: 'greeting',
  bye: 'bye',
  thanks: 'thanks',
  'who-are-you': 'who-are-you-bot',
  privacy: 'privacy',
  complaint: 'complaint',
  exercise: 'exercise-breathe',
  plan: 'plan-step',
  advice: 'advise',
}

/** By the name of a concept. */
export const signs: ReadonlyMap<string, readonly string[]> = gatherSigns()

function gatherSigns(): Map<string, string[]> {
  const gathered = new Map<string, string[]>()
  for (const [kind, concepts] of Object.entries(meaningsOf)) {
    for (const concept of concepts.split(' ')) {
      gathered.set(concept, [...(gathered.get(concept) ?? []), kind])
    }
  }
  return gathered
}

/** Gladness that is denied leaves sadness, pain that is denied leaves calm. */
export const denied: Readonly<Partial<Record<string, Feeling>>> = {
  joy: 'sadness',
  gratitude: 'sadness',
  pride: 'sadness',
  hope: 'sadness',
  calm: 'worry',
  sadness: 'calm',
  loneliness: 'calm',
  worry: 'calm',
  panic: 'calm',
  anger: 'calm',
  tiredness: 'calm',
  friends: 'loneliness',
}
