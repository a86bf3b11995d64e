import type { Clock } from '#kit/clock.ts'
import { poemKinds } from '#knowledge/poetry/kinds.ts'
import type { ComposeRequest } from '../contract.ts'
import type { SourceEvent } from '../events.ts'
import { type Facts, workOut } from '../facts.ts'
import { needsCare, replyWithCare } from '../friend-care.ts'
import { createBreaker } from './breaker.ts'
import { type BudgetLimits, createBudget, type Spender, usualBudget } from './budget.ts'
import { createComposerGenerator } from './composer-generator.ts'
import { createKeptReadings } from './kept-readings.ts'
import { createKeptWritings } from './kept-writings.ts'
import { createSlots } from './slots.ts'
import { TextFailure } from './text-failure.ts'
import type { TextGenerator, WritingTask } from './text-generator.ts'
import { type Patience, usualPatience } from './write-patiently.ts'
import { tellFallback, writeText } from './write-text.ts'
import type { Writing } from './writing.ts'

/** How long a text may take, where that is not the usual time. */
export interface WritingPace {
  readonly patience?: Patience
  /** How long a service goes on writing for somebody whose connection broke. */
  readonly grace?: number
}

export interface ComposingDependencies extends WritingPace {
  /** Who writes by default: `chooseGenerator(settings.text)`. */
  readonly generator: TextGenerator
  readonly facts: Facts
  readonly clock: Clock
  /** From 0 up to 1. */
  readonly random: () => number
  readonly log: { warn(details: object, message: string): void }
  /** `null` for none: where the limits are switched off. */
  readonly budget?: BudgetLimits | null
  /** How many texts a hosted service may write at once. */
  readonly mostAtOnce?: number
}

export interface Composing {
  /** Begins to write; `whole` where nobody reads along. */
  begin(request: ComposeRequest, who: Spender, whole: boolean): Writing
  find(id: string): Writing | undefined
}

const usualMostAtOnce = 64

interface HeardTask extends WritingTask {
  /** The visitor's words sound like somebody who needs help now. */
  readonly needsCare: boolean
}

export function createComposing(deps: ComposingDependencies): Composing {
  const { generator, clock, random, patience = usualPatience } = deps
  const composer = createComposerGenerator()
  const breaker = createBreaker(clock)
  const budget = createBudget(
    clock,
    deps.budget === null ? undefined : (deps.budget ?? usualBudget),
  )
  const slots = createSlots(deps.mostAtOnce ?? usualMostAtOnce)
  const writings = createKeptWritings(clock, deps.grace)
  const readings = createKeptReadings()

  function begin(request: ComposeRequest, who: Spender, whole: boolean): Writing {
    const care = request.kind === 'friendReply' ? replyWithCare(request) : undefined
    if (care !== undefined) return tellAtOnce(care, { source: 'shelf', care: true })
    const task: HeardTask = {
      request,
      known: workOut(request, deps.facts, clock.now()),
      seed: seedOf(request),
      whole,
      needsCare: needsCare(request),
    }
    if (generator.source === 'composer' || request.here) return compose(task)
    // A service would refuse, or say who knows what: these poems are ours.
    if (poemKinds.includes(request.kind) && task.needsCare) return compose(task)
    if (request.kind !== 'horoscope') return askModel(task, () => budget.spend(who))
    return readings.get(task, {
      begin: () => askModel(task, budget.spendForAll),
      again: (text) => tellAtOnce(text, { source: 'ai' }),
    })
  }

  /** A reading is the same for everybody, so nobody's seed may move it. */
  function seedOf({ kind, seed }: ComposeRequest): string {
    if (kind === 'horoscope') return 'everybody'
    return seed ?? Math.floor(random() * 2 ** 48).toString(36)
  }

  function askModel(task: HeardTask, spend: () => boolean): Writing {
    const release = slots.take()
    if (!release) return compose(task, 'busy')
    if (!breaker.mayPass()) {
      release()
      return rest(task)
    }
    if (!spend()) {
      breaker.note(undefined)
      release()
      return compose(task, 'budget')
    }
    return write(task, generator, { source: 'ai' }, (failure) => {
      breaker.note(outcomeOf(failure))
      release()
    })
  }

  function compose(task: HeardTask, reason?: string): Writing {
    const source = { source: 'composer', seed: task.seed, ...(reason && { reason }) } as const
    return write(task, composer, source, () => {})
  }

  function write(
    task: HeardTask,
    by: TextGenerator,
    source: Omit<SourceEvent, 'id'>,
    settle: (failure: TextFailure | undefined) => void,
  ): Writing {
    const writing = open(task, source)
    void writeText(writing, task, by, { patience, random }).then((failure) => {
      settle(failure)
      if (failure && failure.reason !== 'stopped') report(task, failure)
    })
    return writing
  }

  function rest(task: HeardTask): Writing {
    const writing = open(task, { source: 'ai' })
    tellFallback(writing, task, new TextFailure('resting', 'the service rests'), random)
    return writing
  }

  function open(task: HeardTask, source: Omit<SourceEvent, 'id'>): Writing {
    const writing = writings.begin()
    const care = task.needsCare ? ({ care: true } as const) : {}
    writing.tell({ event: 'source', data: { id: writing.id, ...source, ...care } })
    return writing
  }

  function tellAtOnce(text: string, source: Omit<SourceEvent, 'id'>): Writing {
    const writing = writings.begin()
    writing.tell({ event: 'source', data: { id: writing.id, ...source } })
    writing.tell({ event: 'text', data: { delta: text } })
    writing.tell({ event: 'done', data: { text } })
    return writing
  }

  /** What a visitor wrote and what a service said stay out of the log. */
  function report({ request }: WritingTask, { reason, status, message }: TextFailure): void {
    const { kind, language } = request
    deps.log.warn({ kind, language, reason, status, message }, 'a text could not be written')
  }

  return { begin, find: writings.find }
}

function outcomeOf(failure: TextFailure | undefined): 'well' | 'down' | undefined {
  if (!failure || ['blocked', 'empty', 'too_long'].includes(failure.reason)) return 'well'
  return failure.isServiceDown ? 'down' : undefined
}
