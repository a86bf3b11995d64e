import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OpenNode, TestNode } from '#capabilities/live/server/testing/test-node.ts'
import { createPerson, type Person } from './testing/person.ts'

/** What the chat promises when the two are on different nodes. */
export function describeChatAcrossNodes(open: OpenNode): void {
  describe('two nodes, and the anonymous chat', () => {
    let nodes: readonly [TestNode, TestNode]
    const people: Person[] = []

    beforeEach(async () => {
      const first = await open()
      nodes = [first, await open({ place: first.place })]
    })
    afterEach(async () => {
      for (const person of people.splice(0)) person.loseSignal()
      for (const node of nodes) await node.close()
    })

    async function somebodyOn(node: TestNode): Promise<Person> {
      const person = await createPerson(node)
      await person.open()
      people.push(person)
      return person
    }
    const connect = (person: Person) => person.post('connect', { language: 'en' })

    it('brings words across, both ways', async () => {
      const [sita, hari] = [await somebodyOn(nodes[0]), await somebodyOn(nodes[1])]
      await connect(sita)
      await connect(hari)
      expect(await sita.paired()).toBe(await hari.paired())
      await sita.post('say', { text: 'from here' })
      await hari.post('say', { text: 'from there' })
      for (const person of [sita, hari]) {
        await vi.waitFor(() => expect(person.kinds()).toEqual(['paired', 'said', 'said']))
      }
      await hari.post('leave', {})
      await vi.waitFor(() => expect(sita.kinds().at(-1)).toBe('ended'))
    })

    it('makes pairs and nothing else of a crowd that comes to both at once', async () => {
      const crowd = await Promise.all(
        Array.from({ length: 30 }, (_, place) => somebodyOn(nodes[place % 2] as TestNode)),
      )
      // Everybody asks twice, as an impatient finger does.
      const answers = await Promise.all([...crowd, ...crowd].map((person) => connect(person)))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
      const rows = await nodes[0].store.read.selectFrom('chat_people').selectAll().execute()
      const pairs = Map.groupBy(rows, ({ pair_id }) => pair_id)
      expect(pairs.get(null) ?? []).toEqual([])
      expect(pairs.size).toBe(15)
      for (const seats of pairs.values()) {
        expect(seats.map(({ seat }) => seat).toSorted()).toEqual([0, 1])
      }
      for (const person of crowd) {
        const pair = await person.paired()
        expect((await person.status()).body.pair).toBe(pair)
        expect(person.kinds()).toEqual(['paired'])
      }
    })

    it('is told of one who comes back to the other node, with what was said meanwhile', async () => {
      const [sita, hari] = [await somebodyOn(nodes[0]), await somebodyOn(nodes[1])]
      await connect(sita)
      await connect(hari)
      await sita.paired()
      sita.loseSignal()
      await hari.post('say', { text: 'still here' })
      await sita.open(nodes[1])
      await vi.waitFor(() => expect(sita.kinds()).toEqual(['paired', 'said']))
      // The node that lost her finds out that the other one has her.
      await pause(1_000)
      expect((await hari.status()).body.partner.away).toBe(false)
      expect(hari.kinds().filter((kind) => kind === 'away').length).toBe(
        hari.kinds().filter((kind) => kind === 'back').length,
      )
    })

    it('ends at once when one erases everything on the other node', async () => {
      const [sita, hari] = [await somebodyOn(nodes[0]), await somebodyOn(nodes[1])]
      await connect(sita)
      await connect(hari)
      await hari.paired()
      const headers = { cookie: sita.cookie }
      // Not on the node that holds the stream.
      await fetch(`${nodes[1].url}/api/identity`, { method: 'DELETE', headers })
      await vi.waitFor(() => expect(hari.kinds()).toEqual(['paired', 'ended']))
      await sita.ear().ended
    })

    it('goes on when a node stops: its people come to the other one', async () => {
      const [sita, hari] = [await somebodyOn(nodes[0]), await somebodyOn(nodes[1])]
      await connect(sita)
      await connect(hari)
      const pair = await sita.paired()
      await nodes[0].close()
      expect(sita.heard().at(-1)?.event).toBe('restart')
      await sita.open(nodes[1])
      await sita.post('say', { text: 'here I am' })
      await vi.waitFor(() => expect(hari.kinds()).toEqual(['paired', 'said']))
      expect((await sita.status()).body).toMatchObject({ state: 'paired', pair })
    })
  })
}
