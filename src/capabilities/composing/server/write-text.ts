import { isBlank, toStoredText } from '#kit/text/normalise.ts'
import type { Heard } from '#knowledge/hearing/heard.ts'
import type { Written } from '#knowledge/poetry/writing-request.ts'
import { takeFromShelf } from '../shelf/take-from-shelf.ts'
import { createJudgedSentences, type JudgedSentences } from './answers/judge-sentences.ts'
import { createPlainWriting, type PlainWriting } from './answers/plain-writing.ts'
import { hasParts, readAnswer } from './answers/read-answer.ts'
import { keepWholeSentences } from './answers/whole-sentences.ts'
import { failedToGenerate, noResponse, TextFailure } from './text-failure.ts'
import type { HeardTask, TextGenerator, WritingTask } from './text-generator.ts'
import { type Patience, writePatiently } from './write-patiently.ts'
import type { Writing } from './writing.ts'

/** Far above what 1024 tokens can be. */
const mostText = 8_000
/** Less than this is a beginning, and a fallback says more. */
const leastWorthKeeping = 20

export interface WritingParts {
  readonly patience: Patience
  readonly random: () => number
  /** What is heard in a sentence before anybody reads it. */
  readonly hear: (text: string) => Pick<Heard, 'need' | 'harm'>
}

/** What a service wrote: made plain, then read before it is shown. */
interface Draft {
  readonly plain: PlainWriting
  readonly sentences: JudgedSentences
}

/** Writes one text into `writing`, to its end whatever happens; answers what went wrong, if anything. */
export async function writeText(
  writing: Writing,
  task: HeardTask,
  generator: TextGenerator,
  deps: WritingParts,
): Promise<TextFailure | undefined> {
  const draft: Draft = {
    plain: createPlainWriting(mostText),
    sentences: createJudgedSentences({ hear: deps.hear, nearNeed: task.needsCare }),
  }
  try {
    await gather(writing, task, generator, draft, deps.patience)
    const { whole, rest } = readToTheEnd(draft)
    const text = toStoredText(whole)
    if (isBlank(text)) throw new TextFailure('empty', noResponse)
    tellPiece(writing, task, rest)
    writing.tell({ event: 'done', data: await readAnswer(task.request, text) })
    return undefined
  } catch (error) {
    return endEarly(writing, task, draft, { failure: toFailure(error), random: deps.random })
  }
}

async function endEarly(
  writing: Writing,
  task: HeardTask,
  draft: Draft,
  { failure, random }: { failure: TextFailure; random: () => number },
): Promise<TextFailure | undefined> {
  try {
    const rescued = await rescue(task, draft, failure)
    if (rescued) {
      writing.tell({ event: 'done', data: { ...rescued, cut: true } })
      return undefined
    }
  } catch (error) {
    const unfit = toFailure(error)
    tellFallback(writing, task, unfit, random)
    return unfit
  }
  tellFallback(writing, task, failure, random)
  return failure
}

/** All of it, of which nothing is left unread. */
function readToTheEnd({ plain, sentences }: Draft): { whole: string; rest: string } {
  const shown = plain.shownSoFar()
  const whole = plain.end()
  return { whole, rest: sentences.push(whole.slice(shown)) + sentences.end() }
}

async function gather(
  writing: Writing,
  task: WritingTask,
  generator: TextGenerator,
  { plain, sentences }: Draft,
  patience: Patience,
): Promise<void> {
  const limits = task.whole ? { ...patience, first: patience.whole } : patience
  const write = (signal: AbortSignal) => generator.write(task, signal)
  for await (const piece of writePatiently(write, limits, writing.signal)) {
    if (piece === noResponse) throw new TextFailure('empty', noResponse)
    tellPiece(writing, task, sentences.push(plain.push(piece)))
    if (plain.isFull()) throw new TextFailure('too_long', 'the service goes on and on')
  }
}

function tellPiece(writing: Writing, task: WritingTask, shown: string): void {
  if (shown !== '') writing.tell({ event: 'text', data: { delta: showParts(task, shown) } })
}

/** The parts of an answer appear as paragraphs while it is still coming. */
function showParts({ request }: WritingTask, shown: string): string {
  return hasParts(request.kind) ? shown.replace(/\s*\|\s*/g, '\n\n') : shown
}

/**
 * Time ran out on a text that was coming along: its whole sentences are better than a fallback. A
 * service that would not stop by itself wrote no text at all.
 */
async function rescue(
  { request }: WritingTask,
  draft: Draft,
  { reason }: TextFailure,
): Promise<Written | undefined> {
  if (!['slow', 'too_long', 'stopped'].includes(reason) || hasParts(request.kind)) return undefined
  if (draft.plain.isFull()) return undefined
  const text = keepWholeSentences(toStoredText(readToTheEnd(draft).whole))
  return text.length < leastWorthKeeping ? undefined : readAnswer(request, text)
}

export function tellFallback(
  writing: Writing,
  { request }: WritingTask,
  { reason }: TextFailure,
  random: () => number,
): void {
  const shelved = takeFromShelf(request, random)
  writing.tell({
    event: 'fallback',
    data: { source: 'shelf', ...shelved, reason, error: failedToGenerate },
  })
}

export function toFailure(error: unknown): TextFailure {
  if (error instanceof TextFailure) return error
  // A fault of our own. Its message may quote what a visitor wrote, so the name has to do.
  return new TextFailure('garbled', error instanceof Error ? error.name : 'unknown fault')
}
