import { countSyllables } from './syllables.ts'

/** Two syllables of which the second is heard. */
const rising = new Set(
  `guitar hotel police machine balloon cartoon degree technique advice regret desire belief alarm
  bazaar shampoo nepal japan tibet qatar kuwait july madrid cement canoe tattoo taboo bamboo
  champagne cuisine fatigue antique typhoon monsoon cocoon lagoon saloon goodbye percent career
  success divorce exam giraffe gazelle cigar cologne event parade cafe café
  dessert hello maroon trapeze raccoon platoon supreme humane insane debate
  delay display remark reward result return report request retreat respect mistake surprise
  tonight today ourselves yourself herself himself mumbai taiwan brazil iran berlin
  tehran sudan peru dubai`.split(/\s+/),
)
const endings: readonly (readonly [RegExp, readonly string[]])[] = [
  [/(?:[ts]ion|cian)s?$/, ['10', '010', '2010', '02010']],
  [/(?:teer|gee|ese|ette|een)s?$/, ['01', '201', '0201', '20201']],
  [/(?:[aeou]ty|ity|ogy|omy|phy|ify|ial|ian|ious)$/, ['10', '102', '0102', '20102']],
  [/ics?$/, ['10', '010', '2010', '02010']],
  [/[ao]s?$/, ['10', '010', '2010', '02010']],
]
const usual = ['', '1', '10', '102', '2010', '20102', '201020']

const guessed = new Map<string, string>()
const mostKept = 500

/** Which syllables of a visitor's word are most likely heard, in the notation of the scanner. */
export function guessStress(word: string): string {
  const before = guessed.get(word)
  if (before !== undefined) return before
  const stress = guess(word)
  if (guessed.size >= mostKept) guessed.clear()
  guessed.set(word, stress)
  return stress
}

function guess(word: string): string {
  const count = Math.min(countSyllables(word), 6)
  if (count < 2) return '1'
  if (count === 2 && rising.has(word)) return '01'
  const [, patterns = []] = endings.find(([ending]) => ending.test(word)) ?? []
  const opensWeak = count === 2 && /^(?:be|de|re|a)(?:[bcdfglnstw])[aeiou]\w*[aeiou]/.test(word)
  return patterns[count - 2] ?? (opensWeak ? '01' : (usual[count] ?? '10'))
}
