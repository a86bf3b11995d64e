export interface StreamEvent {
  /** `message` where the stream names no event. */
  readonly event: string
  readonly data: string
  readonly id: string
}

export interface EventReader {
  /** The events that this piece of text completes. */
  push(piece: string): StreamEvent[]
  /** What stood there when the stream ended without its last empty line. */
  end(): StreamEvent | undefined
}

/** Reads `text/event-stream`, however the network cuts it to pieces. */
export function createEventReader(): EventReader {
  let rest = ''
  let endsInReturn = false
  let event = ''
  let data: string[] = []
  let id = ''

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
      else if (data.length > 0) found.push(dispatch())
    }
    return found
  }

  function readLine(line: string): void {
    const colon = line.indexOf(':')
    const name = colon === -1 ? line : line.slice(0, colon)
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (name === 'data') data.push(value)
    else if (name === 'event') event = value
    else if (name === 'id') id = value
  }

  function dispatch(): StreamEvent {
    const read = { event: event || 'message', data: data.join('\n'), id }
    event = ''
    data = []
    return read
  }

  function end(): StreamEvent | undefined {
    readLine(rest.trimEnd())
    rest = ''
    return data.length > 0 ? dispatch() : undefined
  }

  return { push, end }
}

export function writeEvent(id: number, event: string, data: unknown): string {
  return `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}
