/**
 * A safety net, not the safety plan: the care room reads every message before we do. Someone who
 * writes these wants no poem about death and no exercise, but a reason to stay until morning.
 */
const despair =
  /suicid|self.?harm|(kill|killing|cutting|hurting) my ?self|(want|wish|going|ready|better) (to be )?(to die|dead|to end it)|end (my|this) life|don['’]?t want to (live|be here|exist)|no reason to live|marn[aeu]* (man|chah|paye)|baa?chn[aeu]* man (chh?aina|lag)|आत्महत्या|मर्न मन|मर्न पाए|बाँच्न मन/iu

export function speaksOfDespair(text: string): boolean {
  return despair.test(text)
}
