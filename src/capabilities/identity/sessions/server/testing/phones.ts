import type { TestNode } from '#capabilities/live/server/testing/test-node.ts'
import type { ReplyOf } from '#kit/http/endpoint.ts'
import { newCode } from '../../../recovery/server/testing/give-code.ts'
import type { readSessions } from '../../contract.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export type Phones = ReturnType<typeof openPhones>

/** What phones ask of the server about sessions; each is its cookie. */
export function openPhones(node: TestNode) {
  const ask = (cookie: string, method: Method, path: string, body?: object, agent = '') =>
    node.app.inject({
      method,
      url: `/api/identity${path}`,
      headers: { cookie, 'user-agent': agent },
      ...(body && { payload: body }),
    })
  const cookieIn = (answer: Awaited<ReturnType<typeof ask>>) =>
    String(answer.headers['set-cookie']).split(';')[0] as string

  async function read(cookie: string): Promise<ReplyOf<typeof readSessions>> {
    return (await ask(cookie, 'GET', '/sessions')).json()
  }

  return {
    ask,
    read,

    async signIn(agent: string): Promise<string> {
      return cookieIn(await ask('', 'POST', '', {}, agent))
    },

    async makeCode(cookie: string, code?: string): Promise<string> {
      const made = newCode()
      const answer = await ask(cookie, 'PUT', '/recovery-code', { newCode: made, code })
      if (answer.statusCode !== 204) throw new Error(answer.json().code)
      return made
    },

    async recover(code: string, how: { endOthers?: boolean } = {}, agent = ''): Promise<string> {
      const answer = await ask('', 'POST', '/recover', { code, ...how }, agent)
      if (answer.statusCode !== 200) throw new Error(answer.json().code)
      return cookieIn(answer)
    },

    async endOthers(cookie: string) {
      const answer = await ask(cookie, 'DELETE', '/sessions')
      return { answer: answer.json(), cookie: cookieIn(answer) }
    },

    /** What a phone is called by its owner. */
    async idOf(cookie: string): Promise<string | undefined> {
      return (await read(cookie)).sessions.find(({ isThis }) => isThis)?.id
    },

    /** One after the other. */
    async areOpen(...cookies: readonly string[]): Promise<boolean[]> {
      const open = []
      for (const cookie of cookies) {
        open.push((await ask(cookie, 'GET', '')).json().visitor !== null)
      }
      return open
    },
  }
}
