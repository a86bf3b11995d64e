import { isBlank, toStoredText } from '#kit/text/normalise.ts'
import type { Written } from '#knowledge/poetry/writing-request.ts'
import { takeFromShelf } from '../shelf/take-from-shelf.ts'
import { createPlainWriting, type PlainWriting } from './answers/plain-writing.ts'
import { hasParts, readAnswer } from './answers/read-answer.ts'
import { keepWholeSentences } from './answers/whole-sentences.ts'
import { failedToGenerate, noResponse, TextFailure } from './text-failure.ts'
import type { TextGenerator, WritingTask } from './text-generator.ts'
import { type Patience, writePatiently } from './write-patiently.ts'
import type { Writing } from './writing.ts'

/** Far above what 1024 tokens can be. */
const mostText = 8_000
/** Less than this is a beginning, and a fallback says more. */
const leastWorthKeeping = 20

/** Writes one text into `writing`, to its end whatever happens; answers what went wrong, if anything. */
export async function writeText(
  writing: Writing,
  task: WritingTask,
  generator: TextGenerator,
  deps: { patience: Patience; random: () => number },
): Promise<TextFailure | undefined> {
  const plain = createPlainWriting(mostText)
  try {
    await gather(writing, task, generator, plain, deps.patience)
    const text = toStoredText(plain.end())
    if (isBlank(text)) throw new TextFailure('empty', noResponse)
    writing.tell({ event: 'done', data: readAnswer(task.request, text) })
    return undefined
  } catch (error) {
    const failure = toFailure(error)
    const rescued = rescue(task, plain, failure)
    if (rescued) {
      writing.tell({ event: 'done', data: { ...rescued, cut: true } })
      return undefined
    }
    tellFallback(writing, task, failure, deps.random)
    return failure
  }
}

async function gather(
  writing: Writing,
  task: WritingTask,
  generator: TextGenerator,
  plain: PlainWriting,
  patience: Patience,
): Promise<void> {
  const limits = task.whole ? { ...patience, first: patience.whole } : patience
  const write = (signal: AbortSignal) => generator.write(task, signal)
  for await (const piece of writePatiently(write, limits, writing.signal)) {
    if (piece === noResponse) throw new TextFailure('empty', noResponse)
    const shown = plain.push(piece)
    if (shown !== '') writing.tell({ event: 'text', data: { delta: showParts(task, shown) } })
    if (plain.isFull()) throw new TextFailure('too_long', 'the service goes on and on')
  }
}

/** The parts of an answer appear as paragraphs while it is still coming. */
function showParts({ request }: WritingTask, shown: string): string {
  return hasParts(request.kind) ? shown.replace(/\s*\|\s*/g, '\n\n') : shown
}

/**
 * Time ran out on a text that was coming along: its whole sentences are better than a fallback. A
 * service that would not stop by itself wrote no text at all.
 */
function rescue(
  { request }: WritingTask,
  plain: PlainWriting,
  { reason }: TextFailure,
): Written | undefined {
  if (!['slow', 'too_long', 'stopped'].includes(reason) || hasParts(request.kind)) return undefined
  if (plain.isFull()) return undefined
  const text = keepWholeSentences(toStoredText(plain.end()))
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
