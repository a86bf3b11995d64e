import type { WritingTask } from './text-generator.ts'
import type { Writing } from './writing.ts'

interface Ways {
  begin(): Writing
  /** Tells a text that is there already. */
  again(text: string): Writing
}

export interface KeptReadings {
  get(task: WritingTask, ways: Ways): Writing
}

/** All signs, periods and languages fit in, with those of the days before. */
const mostKept = 300

/**
 * The same sign, period and language is the same reading for everybody until its time is over.
 * Who asks while it is being written listens along; a reading that failed is not kept.
 */
export function createKeptReadings(): KeptReadings {
  const underWay = new Map<string, Writing>()
  const texts = new Map<string, string>()

  function keep(key: string, text: string): void {
    texts.set(key, text)
    for (const oldest of texts.keys()) {
      if (texts.size <= mostKept) return
      texts.delete(oldest)
    }
  }

  return {
    get(task, ways) {
      const key = keyOf(task)
      const text = texts.get(key)
      if (text !== undefined) return ways.again(text)
      const shared = underWay.get(key)
      if (shared && !shared.signal.aborted) return shared
      const writing = ways.begin()
      underWay.set(key, writing)
      void writing.finished.then((events) => {
        if (underWay.get(key) === writing) underWay.delete(key)
        const first = events[0]
        const last = events.at(-1)
        // The composer draws the same again anyway, and should give way when the service is back.
        const isFromModel = first?.event === 'source' && first.data.source === 'ai'
        if (isFromModel && last?.event === 'done' && !last.data.cut) keep(key, last.data.text)
      })
      return writing
    },
  }
}

function keyOf({ request }: WritingTask): string {
  if (request.kind !== 'horoscope') return ''
  return [request.sign, request.period, request.language, request.span].join(' ')
}
