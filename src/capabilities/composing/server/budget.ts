import type { Clock } from '#kit/clock.ts'
import { toDayNumber } from '#kit/i18n/civil-day.ts'
import { todayInKathmandu } from '#kit/i18n/zoned-time.ts'

export interface BudgetLimits {
  readonly perVisitor: number
  /** Bounds what somebody can spend who signs in anew again and again. */
  readonly perNetwork: number
  readonly perSite: number
}

export interface Spender {
  readonly visitorId: string | undefined
  readonly network: string
}

export interface Budget {
  /** Takes one text from today's budget; false when there is none left. */
  spend(who: Spender): boolean
  /** Takes one that is for everybody, such as the day's reading. */
  spendForAll(): boolean
}

/** A carrier puts thousands of honest visitors behind one address. */
export const usualBudget: BudgetLimits = { perVisitor: 120, perNetwork: 2_000, perSite: 10_000 }

/** What a day of the writing service may cost, by the calendar of Kathmandu; kept on this node. */
export function createBudget(clock: Clock, limits: BudgetLimits | undefined): Budget {
  let day = Number.NaN
  let ofSite = 0
  let ofOthers = new Map<string, number>()

  function beginDay(): void {
    const today = toDayNumber(todayInKathmandu(clock.now()))
    if (today === day) return
    day = today
    ofSite = 0
    ofOthers = new Map()
  }

  const spentBy = (who: string) => ofOthers.get(who) ?? 0

  return {
    spend({ visitorId, network }) {
      if (!limits) return true
      beginDay()
      const net = `network ${network}`
      const visitor = visitorId === undefined ? undefined : `visitor ${visitorId}`
      if (ofSite >= limits.perSite || spentBy(net) >= limits.perNetwork) return false
      if (visitor && spentBy(visitor) >= limits.perVisitor) return false
      ofSite += 1
      ofOthers.set(net, spentBy(net) + 1)
      if (visitor) ofOthers.set(visitor, spentBy(visitor) + 1)
      return true
    },
    spendForAll() {
      if (!limits) return true
      beginDay()
      if (ofSite >= limits.perSite) return false
      ofSite += 1
      return true
    },
  }
}
