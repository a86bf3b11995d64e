import http from 'node:http'

export interface Heard {
  readonly id: string
  readonly event: string
  // biome-ignore lint/suspicious/noExplicitAny: what came over the wire is looked at, not trusted
  readonly data: any
}

export interface Ear {
  readonly status: number
  readonly headers: http.IncomingHttpHeaders
  readonly heard: readonly Heard[]
  /** Everything that came, byte for byte. */
  raw(): string
  /** What a browser would send back as Last-Event-ID. */
  lastId(): string
  retry(): number | undefined
  readonly ended: Promise<void>
  /** Breaks the connection, as a lost signal does. */
  cut(): void
  /** Reads no further, as a phone that went to sleep. */
  sleep(): void
}

/** A browser's event source, written after the parsing rules of the HTML standard. */
export function listen(
  url: string,
  query: string,
  options: { lastId?: string; cookie?: string } = {},
): Promise<Ear> {
  return new Promise((resolve, reject) => {
    const request = http.get(`${url}/api/live?${query}`, {
      agent: false,
      headers: {
        accept: 'text/event-stream',
        ...(options.lastId && { 'last-event-id': options.lastId }),
        ...(options.cookie && { cookie: options.cookie }),
      },
    })
    request.on('error', reject)
    request.on('response', (response) => {
      const parser = createParser(options.lastId ?? '')
      response.setEncoding('utf8')
      response.on('data', parser.feed)
      response.on('error', () => {})
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        heard: parser.heard,
        raw: parser.raw,
        lastId: parser.lastId,
        retry: parser.retry,
        ended: new Promise((done) => response.once('close', done)),
        cut: () => response.destroy(),
        sleep: () => void response.pause(),
      })
    })
  })
}

function createParser(startId: string) {
  const heard: Heard[] = []
  let all = ''
  let rest = ''
  let id = startId
  let lastId = startId
  let event = 'message'
  let data: string[] = []
  let retry: number | undefined

  function take(line: string): void {
    if (line === '') dispatch()
    const colon = line.indexOf(':')
    if (colon === 0) return
    const field = colon === -1 ? line : line.slice(0, colon)
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (field === 'id') id = value
    if (field === 'event') event = value
    if (field === 'data') data.push(value)
    if (field === 'retry') retry = Number(value)
  }

  function dispatch(): void {
    lastId = id
    if (data.length > 0) heard.push({ id: lastId, event, data: JSON.parse(data.join('\n')) })
    event = 'message'
    data = []
  }

  return {
    heard,
    raw: () => all,
    lastId: () => lastId,
    retry: () => retry,
    feed(chunk: string): void {
      all += chunk
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() as string
      for (const line of lines) take(line)
    },
  }
}
