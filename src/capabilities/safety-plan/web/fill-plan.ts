import { deviceVault } from '#capabilities/vault/web/device-vault.ts'
import { fillEmpty, planId } from '../plan.ts'

/**
 * Puts the answers of a talk (`safety-plan.signs`, …) into the plan on this phone, where it is
 * empty. A phone that keeps nothing stops nobody.
 */
export async function fillPlan(kept: Readonly<Record<string, string>>): Promise<void> {
  try {
    const found = await deviceVault().find('safetyPlans', planId)
    if (Object.keys(fillEmpty(found ?? {}, kept)).length === 0) return
    await deviceVault().update({
      kind: 'safetyPlans',
      id: planId,
      // Worked out anew: the plan may have been written in another tab meanwhile.
      to: (current) => ({ ...current, ...fillEmpty(current ?? {}, kept), id: planId }),
    })
  } catch {
    // The answers still stand in the talk.
  }
}
