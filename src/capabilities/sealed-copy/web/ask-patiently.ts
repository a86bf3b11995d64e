import { createPatience, type Patience, Refusal, readProblem } from '#kit/http/web/ask-server.ts'

const patience = 20_000
/** What the slowest networks still carry. */
const slowestBytesPerSecond = 2_000

/**
 * As `askServer`, for what is large and has time: on a slow network a page of the box takes minutes,
 * and as long as something arrives it is waited for. No cookie goes along: nobody is named.
 */
export async function askPatiently<Reply>(
  method: string,
  address: string,
  token: string,
  body?: unknown,
): Promise<Reply> {
  const text = body === undefined ? undefined : JSON.stringify(body)
  const waiting = createPatience(new AbortController().signal)
  waiting.wait(patience + ((text?.length ?? 0) / slowestBytesPerSecond) * 1000)
  try {
    const response = await fetch(address, {
      method,
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      headers: {
        authorization: `Bearer ${token}`,
        ...(text !== undefined && { 'content-type': 'application/json' }),
      },
      ...(text !== undefined && { body: text }),
      signal: waiting.signal,
    })
    if (!response.ok) throw await readProblem(response)
    if (response.status === 204) return undefined as Reply
    return JSON.parse(await readWhole(response, waiting)) as Reply
  } catch (error) {
    // No network, a hang, or a page where an answer should be: the same to whoever asked.
    throw error instanceof Refusal ? error : new Refusal('offline', 0)
  } finally {
    waiting.end()
  }
}

async function readWhole(response: Response, waiting: Patience): Promise<string> {
  const reader = response.body?.getReader()
  if (!reader) return response.text()
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    waiting.wait(patience)
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    text += decoder.decode(value, { stream: true })
  }
}
