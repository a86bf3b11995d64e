import type { Clock } from '#kit/clock.ts'
import { hearForOthers } from '#knowledge/hearing/hear.ts'
import type { Heard } from '#knowledge/hearing/heard.ts'
import { compose, replyTo } from '#knowledge/poetry/compose.ts'
import { poemKinds } from '#knowledge/poetry/kinds.ts'
import type { Written } from '#knowledge/poetry/writing-request.ts'
import { thisSitting } from '#knowledge/talking/this-sitting.ts'
import type { ComposeRequest } from '../contract.ts'
import type { SourceEvent } from '../events.ts'
import { type ComposingLookups, lookUp } from '../lookups.ts'
import { needsCare } from '../needs-care.ts'
import { createBreaker } from './breaker.ts'
import { type BudgetLimits, createBudget, type Spender, usualBudget } from './budget.ts'
import { createKeptReadings } from './kept-readings.ts'
import { createKeptWritings } from './kept-writings.ts'
import { createSlots } from './slots.ts'
import { TextFailure } from './text-failure.ts'
import type { HeardTask, TextGenerator, WritingTask } from './text-generator.ts'
import { type Patience, usualPatience } from './write-patiently.ts'
import { tellFallback, toFailure, writeText } from './write-text.ts'
import type { Writing } from './writing.ts'

/** How long a text may take, where that is not the usual time. */
export interface WritingPace {
  readonly patience?: Patience
  /** How long a service goes on writing for somebody whose connection broke. */
  readonly grace?: number
}

export interface ComposingDependencies extends WritingPace {
  /** The service that writes by default, `chooseGenerator(settings.text)`; our composer without one. */
  readonly generator: TextGenerator | undefined
  /** What rooms know comes when the first text is asked for: the books of names are large. */
  readonly openLookups: () => Promise<ComposingLookups>
  readonly clock: Clock
  /** From 0 up to 1. */
  readonly random: () => number
  readonly log: { warn(details: object, message: string): void }
  /** `null` for none: where the limits are switched off. */
  readonly budget?: BudgetLimits | null
  /** How many texts a hosted service may write at once. */
  readonly mostAtOnce?: number
  /** What is heard in the words of a service before a visitor reads them. */
  readonly hear?: (text: string) => Pick<Heard, 'need' | 'harm'>
}

export interface Composing {
  /** A writing service is set up beside our own composer. */
  readonly hasWriter: boolean
  /** Begins to write; `whole` where nobody reads along. */
  begin(request: ComposeRequest, who: Spender, whole: boolean): Promise<Writing>
  find(id: string): Writing | undefined
}

const usualMostAtOnce = 64

export function createComposing(deps: ComposingDependencies): Composing {
  const { generator, clock, random, patience = usualPatience } = deps
  const breaker = createBreaker(clock)
  const budget = createBudget(
    clock,
    deps.budget === null ? undefined : (deps.budget ?? usualBudget),
  )
  const slots = createSlots(deps.mostAtOnce ?? usualMostAtOnce)
  const writings = createKeptWritings(clock, deps.grace)
  const readings = createKeptReadings()

  async function begin(request: ComposeRequest, who: Spender, whole: boolean): Promise<Writing> {
    const task: HeardTask = {
      request: lookUp(request, await deps.openLookups(), clock.now()),
      seed: seedOf(request),
      whole,
      needsCare: needsCare(request),
    }
    if (!generator || request.here || isOurStory(request)) return composeHere(task)
    // A service would refuse, or say who knows what: these poems and replies are ours.
    if (isOursNearNeed(request.kind) && task.needsCare) return composeHere(task)
    const guided = await withReply(task)
    if (isOurs(guided)) return composeHere(guided)
    if (request.kind !== 'horoscope') return askModel(guided, generator, () => budget.spend(who))
    return readings.get(task, {
      begin: () => askModel(task, generator, budget.spendForAll),
      again: (text) => tellAtOnce(text, { source: 'ai' }),
    })
  }

  /** A reading is the same for everybody, so nobody's seed may move it. */
  function seedOf({ kind, seed }: ComposeRequest): string {
    if (kind === 'horoscope') return 'everybody'
    return seed ?? Math.floor(random() * 2 ** 48).toString(36)
  }

  function askModel(task: HeardTask, model: TextGenerator, spend: () => boolean): Writing {
    const release = slots.take()
    if (!release) return composeHere(task, 'busy')
    if (!breaker.mayPass()) {
      release()
      return rest(task)
    }
    if (!spend()) {
      breaker.note(undefined)
      release()
      return composeHere(task, 'budget')
    }
    const writing = open(task, { source: 'ai' })
    void writeText(writing, task, model, {
      patience,
      random,
      hear: deps.hear ?? hearForOthers,
    }).then((failure) => {
      breaker.note(outcomeOf(failure))
      release()
      report(task, failure)
    })
    return writing
  }

  /** No key, no network, no wait. */
  function composeHere(task: HeardTask, reason?: string): Writing {
    const { request, seed } = task
    const writing = open(task, { source: 'composer', seed, ...(reason && { reason }) })
    void compose(request, seed).then(
      (written) => tellWhole(writing, written),
      (error: unknown) => {
        const failure = toFailure(error)
        tellFallback(writing, task, failure, random)
        report(task, failure)
      },
    )
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
    tellWhole(writing, { text })
    return writing
  }

  /** What a visitor wrote and what a service said stay out of the log. */
  function report({ request }: WritingTask, failure: TextFailure | undefined): void {
    if (!failure || failure.reason === 'stopped') return
    const { kind, language } = request
    const { reason, status, message } = failure
    deps.log.warn({ kind, language, reason, status, message }, 'a text could not be written')
  }

  return { hasWriter: generator !== undefined, begin, find: writings.find }
}

/** A service that answers in a talk is told where the talk is led. */
async function withReply(task: HeardTask): Promise<HeardTask> {
  const { request } = task
  if (request.kind !== 'friendReply') return task
  const reply = await replyTo(request)
  // What was said in an earlier talk, need perhaps, is nothing for a service.
  const history = [...thisSitting(request.history ?? [], request.now)]
  return { ...task, request: { ...request, history, reply } }
}

/** The words have to be ours: beside need, where an answer is owed. */
function isOurs({ request }: HeardTask): boolean {
  return request.kind === 'friendReply' && request.reply?.isOurs === true
}

/** What our composer began it goes on with; a service is handed what there is. */
function isOurStory(request: ComposeRequest): boolean {
  return request.kind === 'storyStarter' && Boolean(request.chapter) && !request.soFar
}

function isOursNearNeed(kind: ComposeRequest['kind']): boolean {
  return kind === 'friendReply' || kind === 'storyStarter' || poemKinds.includes(kind)
}

function tellWhole(writing: Writing, written: Written): void {
  writing.tell({ event: 'text', data: { delta: written.text } })
  writing.tell({ event: 'done', data: written })
}

function outcomeOf(failure: TextFailure | undefined): 'well' | 'down' | undefined {
  if (!failure || ['blocked', 'unfit', 'empty', 'too_long'].includes(failure.reason)) return 'well'
  return failure.isServiceDown ? 'down' : undefined
}
