import { useEffect, useRef, useState } from 'react'
import {
  isEmptyPlan,
  type PlanField,
  type PlanWords,
  planId,
} from '#capabilities/safety-plan/plan.ts'
import { deviceVault } from '#capabilities/vault/web/device-vault.ts'
import { type RecordsShown, useRecords } from '#capabilities/vault/web/use-records.ts'
import { useRemoval } from '#capabilities/vault/web/use-removal.ts'
import { whenToKeep } from '#kit/web/keep-now.ts'

export interface Plan {
  readonly status: RecordsShown<'safetyPlans'>['status']
  readonly words: PlanWords
  readonly isEmpty: boolean
  write(field: PlanField, text: string): void
  /** Takes the plan away at once and offers it back for a while. */
  clear(): void
  retry(): void
}

const pauseInTyping = 300

/** The plan of this phone, kept as it is typed. `deleted` is what is said when it is taken away. */
export function usePlan(deleted: string): Plan {
  const { records, status, retry } = useRecords('safetyPlans')
  const takeAway = useRemoval('safetyPlans', deleted)
  const kept = records.find(({ id }) => id === planId)
  const [typed, setTyped] = useState<PlanWords>({})
  const waiting = useRef<PlanWords>({})
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  /** Typed words give way to those that are kept, once they are the same. */
  function settle(done: PlanWords) {
    setTyped((now) => {
      const left = Object.entries(now).filter(([field, text]) => done[field as PlanField] !== text)
      return Object.fromEntries(left)
    })
  }

  const flush = useRef(() => {
    clearTimeout(timer.current)
    const words = waiting.current
    waiting.current = {}
    return Object.keys(words).length > 0
      ? keepWords(words).then(() => settle(words))
      : Promise.resolve()
  }).current

  useEffect(() => {
    const keepNoMore = whenToKeep(flush)
    return () => {
      keepNoMore()
      void flush()
    }
  }, [flush])

  const words = { ...kept, ...typed }
  return {
    status,
    words,
    isEmpty: isEmptyPlan(words),
    retry,

    write(field, text) {
      setTyped((now) => ({ ...now, [field]: text }))
      waiting.current = { ...waiting.current, [field]: text }
      clearTimeout(timer.current)
      timer.current = setTimeout(flush, pauseInTyping)
    },

    clear() {
      clearTimeout(timer.current)
      waiting.current = {}
      setTyped({})
      takeAway({ changed: 0, ...words, id: planId })
    },
  }
}

/** Only the places that were typed in: another tab may have written in the others. */
async function keepWords(words: PlanWords): Promise<void> {
  await deviceVault()
    .update({
      kind: 'safetyPlans',
      id: planId,
      to: (current) => {
        const plan = { ...current, ...words, id: planId }
        return isEmptyPlan(plan) ? null : plan
      },
    })
    .catch(() => {})
}
