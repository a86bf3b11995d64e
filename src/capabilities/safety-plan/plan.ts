/** The steps of Stanley and Brown's safety plan, in the order in which they are taken. */
export const planFields = [
  'signs',
  'alone',
  'people',
  'ask',
  'professionals',
  'room',
  'reason',
] as const

export type PlanField = (typeof planFields)[number]
export type PlanWords = { readonly [Field in PlanField]?: string }

/** There is one plan on a phone, and this is its id. */
export const planId = 'plan'

/** What a guide asks to be written where there is nothing to write. */
const nothing = /^["“”'‘’]?(empty|nothing|none|khali|खाली|केही छैन)["“”'‘’]?[.।]?$/i

/** Puts answers that stand under names such as `safety-plan.signs` where the plan is still empty. */
export function fillEmpty(plan: PlanWords, kept: Readonly<Record<string, string>>): PlanWords {
  const given = planFields.flatMap((field) => {
    const answer = kept[`safety-plan.${field}`]?.trim() ?? ''
    const isWanted = answer !== '' && !nothing.test(answer) && isEmpty(plan[field])
    return isWanted ? [[field, answer] as const] : []
  })
  return Object.fromEntries(given)
}

export function isEmptyPlan(plan: PlanWords): boolean {
  return planFields.every((field) => isEmpty(plan[field]))
}

function isEmpty(text: string | undefined): boolean {
  return text === undefined || text.trim() === ''
}
