import { vi } from 'vitest'
import { type Ear, type Heard, listen } from '#capabilities/live/server/testing/ear.ts'
import type { TestNode } from '#capabilities/live/server/testing/test-node.ts'

interface Answer {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: what came over the wire is looked at, not trusted
  readonly body: any
  readonly text: string
}

/** Somebody with the chat open in a browser. */
export interface Person {
  readonly cookie: string
  readonly id: string
  post(what: string, body?: unknown): Promise<Answer>
  status(): Promise<Answer>
  /** The talk this person is in, once there is one. */
  paired(): Promise<string>
  ear(): Ear
  /** What arrived on all streams of this person up to now. */
  heard(): readonly Heard[]
  kinds(): readonly string[]
  open(node?: TestNode): Promise<void>
  loseSignal(): void
  everything(): string
}

export async function createPerson(node: TestNode, given?: string): Promise<Person> {
  const cookie = given ?? (await node.signIn())
  const visitor = await node.identities.find(cookie.split('=')[1])
  const ears: Ear[] = []
  const texts: string[] = []
  let at = node

  async function ask(method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await fetch(`${at.url}/api/chat${path}`, {
      method,
      headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    texts.push(text)
    return { status: response.status, text, body: text ? JSON.parse(text) : undefined }
  }

  const person: Person = {
    cookie,
    id: visitor?.id as string,
    post: (what, body) => ask('POST', `/${what}`, body),
    status: () => ask('GET', ''),
    async paired() {
      const found = await vi.waitFor(() => {
        const event = person.heard().findLast(({ data }) => data.kind === 'paired')
        if (!event) throw new Error('nobody came')
        return event
      })
      return found.data.body.pair
    },
    ear: () => ears.at(-1) as Ear,
    heard: () => ears.flatMap(({ heard }) => heard),
    kinds: () => person.heard().map(({ data }) => data.kind),
    async open(where = at) {
      at = where
      const lastId = ears.at(-1)?.lastId()
      ears.push(await listen(at.url, 'topics=me', { cookie, ...(lastId && { lastId }) }))
    },
    loseSignal: () => person.ear().cut(),
    everything: () => [...texts, ...ears.map((ear) => ear.raw())].join('\n'),
  }
  return person
}
