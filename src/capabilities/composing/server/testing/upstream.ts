import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Behaviour, behaviours } from './behaviours.ts'
import { geminiFormat, openAiFormat } from './wire-formats.ts'

interface ReceivedRequest {
  readonly behaviour: string
  readonly method: string
  /** Path and query as they stood on the wire, without the name of the behaviour. */
  readonly url: string
  readonly headers: IncomingMessage['headers']
  readonly rawHeaders: readonly string[]
  // biome-ignore lint/suspicious/noExplicitAny: what stands on the wire, looked into by tests
  readonly body: any
}

export interface Upstream {
  readonly requests: readonly ReceivedRequest[]
  /** How many answers were left by their reader before they were over. */
  readonly leftEarly: number
  /** The address of a service that behaves like this. */
  urlOf(behaviour: string): string
  /** Makes `behaviour` do what the test says. */
  behave(behaviour: string, answer: Behaviour): void
  stop(): Promise<void>
}

/** A text service on a real socket: the first part of its address says how it behaves. */
export async function startUpstream(): Promise<Upstream> {
  const requests: ReceivedRequest[] = []
  const known: Record<string, Behaviour> = { ...behaviours }
  let leftEarly = 0

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, behaviour = '', ...rest] = (request.url ?? '').split('/')
    const url = `/${rest.join('/')}`
    const body = await readBody(request)
    const { method = '', headers, rawHeaders } = request
    requests.push({ behaviour, method, url, headers, rawHeaders, body })
    response.once('close', () => {
      if (!response.writableFinished) leftEarly += 1
    })
    const isGemini = url.includes('enerateContent')
    const format = isGemini ? geminiFormat : openAiFormat
    const isStream = isGemini ? url.includes(':stream') : body.stream === true
    const tries = requests.filter((earlier) => earlier.behaviour === behaviour).length
    await known[behaviour]?.({ request, response, format, isStream, tries })
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    requests,
    get leftEarly() {
      return leftEarly
    },
    urlOf: (behaviour) => `http://127.0.0.1:${port}/${behaviour}`,
    behave: (behaviour, does) => {
      known[behaviour] = does
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function readBody(request: IncomingMessage): Promise<ReceivedRequest['body']> {
  let text = ''
  request.setEncoding('utf8')
  for await (const piece of request) text += piece
  return text === '' ? undefined : JSON.parse(text)
}
