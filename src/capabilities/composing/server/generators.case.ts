import { expect, it } from 'vitest'
import { fullRequestOf, requestOf, usualRequests } from './testing/compose-with.ts'
import type { TextGenerator, WritingTask } from './text-generator.ts'

export function taskOf(request = requestOf('poem'), whole = false): WritingTask {
  return { request: fullRequestOf(request), seed: 'a', whole }
}

export async function textOf(
  generator: TextGenerator,
  task = taskOf(),
  signal = new AbortController().signal,
): Promise<string> {
  let text = ''
  for await (const piece of generator.write(task, signal)) text += piece
  return text
}

/** What every writer owes the gateway, whoever it is. */
export function checkGenerator(open: () => TextGenerator): void {
  it('writes every kind in both languages, streamed and whole', async () => {
    const generator = open()
    for (const request of usualRequests) {
      for (const whole of [false, true]) {
        const text = await textOf(generator, taskOf(request, whole))
        expect(text.trim().length, `${request.kind} in ${request.language}`).toBeGreaterThan(10)
      }
    }
  })

  it('may be left in the middle', async () => {
    const generator = open()
    for await (const piece of generator.write(taskOf(), new AbortController().signal)) {
      expect(piece).not.toBe('')
      break
    }
  })

  it('begins anew each time', async () => {
    const generator = open()
    expect(await textOf(generator)).toBe(await textOf(generator))
  })
}
