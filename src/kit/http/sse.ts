/** One block of a stream, after the event stream format of the HTML standard. */
export interface StreamEvent {
  /** `message` where the stream names no event. */
  readonly event: string
  /** Empty where the block only moves the place, as a heartbeat does. */
  readonly data: string
  /** Empty where the block leaves the place as it is. */
  readonly id: string
  /** How many milliseconds to wait before coming back after a break. */
  readonly retry: number | undefined
}

export interface EventReader {
  /** The events that this piece of text completes. */
  push(piece: string): StreamEvent[]
  /** What stood there when the stream ended without its last empty line. */
  end(): StreamEvent | undefined
}

/**
 * Reads `text/event-stream`, however the network cuts it to pieces. The browser's own EventSource
 * would not tell of the ids of heartbeats: without them a page on a quiet wall comes back with a
 * place nobody remembers.
 */
export function createEventReader(): EventReader {
  let rest = ''
  let endsInReturn = false
  let fields = new Map<string, string>()

  function push(piece: string): StreamEvent[] {
    // Only joining is cheap: a line that comes letter by letter is not read again at each of them.
    const hasLineEnd = endsInReturn || /[\r\n]/.test(piece)
    rest += piece
    endsInReturn = piece === '' ? endsInReturn : piece.endsWith('\r')
    return hasLineEnd ? readLines() : []
  }

  function readLines(): StreamEvent[] {
    const found: StreamEvent[] = []
    // A carriage return at the very end may be the first half of a line end.
    const end = endsInReturn ? rest.length - 1 : rest.length
    const lines = rest.slice(0, end).split(/\r\n|\n|\r/)
    rest = (lines.pop() ?? '') + rest.slice(end)
    for (const line of lines) {
      if (line !== '') readLine(line)
      else if (fields.size > 0) found.push(dispatch())
    }
    return found
  }

  function readLine(line: string): void {
    const colon = line.indexOf(':')
    const name = colon === -1 ? line : line.slice(0, colon)
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (name === 'data') fields.set(name, joinLines(fields.get(name), value))
    else if (name === 'event' || name === 'id' || name === 'retry') fields.set(name, value)
  }

  function dispatch(): StreamEvent {
    const { event = 'message', data = '', id = '', retry } = Object.fromEntries(fields)
    fields = new Map()
    return { event, data, id, retry: retry === undefined ? undefined : Number(retry) }
  }

  function end(): StreamEvent | undefined {
    readLine(rest.trimEnd())
    rest = ''
    return fields.has('data') ? dispatch() : undefined
  }

  return { push, end }
}

function joinLines(before: string | undefined, line: string): string {
  return before === undefined ? line : `${before}\n${line}`
}

export interface WrittenEvent {
  readonly retry?: number
  readonly id?: string | number | undefined
  readonly event?: string
  /** JSON has no raw line breaks, so one line holds any of it. */
  readonly data?: string
}

export function writeEvent({ retry, id, event, data }: WrittenEvent): string {
  let text = ''
  if (retry !== undefined) text += `retry: ${retry}\n`
  if (id !== undefined) text += `id: ${id}\n`
  if (event !== undefined) text += `event: ${event}\n`
  if (data !== undefined) text += `data: ${data}\n`
  return `${text}\n`
}
