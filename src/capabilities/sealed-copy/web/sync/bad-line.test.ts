import { describe, expect, it } from 'vitest'
import { Refusal } from '#kit/http/web/ask-server.ts'
import { often } from '#kit/testing/proof.ts'
import { seededRandom } from '#knowledge/poetry/chance/seeded-random.ts'
import { Killed, onDyingPhone, overBadLine } from '../testing/bad-line.ts'
import { createBoxInMemory } from '../testing/box-in-memory.ts'
import { createPhone, type Phone, type Tab } from '../testing/phone.ts'

interface Person {
  readonly phone: Phone
  readonly name: string
  tabs: Tab[]
  /** Everything ever written here. */
  readonly written: Set<string>
  /** What this person had before their eyes and wrote over or took away. */
  readonly overwritten: Set<string>
  running: Promise<unknown>[]
}

const writes = often({ test: 150, proof: 2000 })
const seeds = ['one', 'two', 'three'].slice(0, often({ test: 1, proof: 3 }))
/** For what hangs; on a busy machine so many writes take minutes. */
const timeout = often({ test: 120_000, proof: 900_000 })

/** Two people write in the same and in other places while their phones die and their lines are cut. */
async function live(seed: string) {
  const random = seededRandom(seed)
  const upTo = (most: number) => Math.floor(random() * most)
  const box = createBoxInMemory({ pageSize: 30_000 })
  let moment = 1_800_000_000_000
  const counts = { cuts: 0, kills: 0, runs: 0 }

  async function arrive(name: string, ahead: number): Promise<Person> {
    const now = () => {
      moment += 1 + upTo(900)
      // A clock that is wrong, and jumps.
      return moment + ahead + (random() < 0.02 ? -upTo(60_000) : 0)
    }
    const phone = await createPhone(box, { name, now })
    const [written, overwritten] = [new Set<string>(), new Set<string>()]
    return { phone, name, tabs: [], written, overwritten, running: [] }
  }

  const openTab = ({ phone }: Person) =>
    phone.openTab({
      shelf: (shelf) => onDyingPhone(shelf, random, often({ test: 0.002, proof: 0.0005 })),
      box: (given) => overBadLine(given, random, 0.08),
    })

  async function write(person: Person, n: number): Promise<void> {
    const id = random() < 0.6 ? `shared ${upTo(25)}` : `${person.name} ${upTo(writes)}`
    const tab = person.tabs[upTo(person.tabs.length)] as Tab
    const text = `${person.name} ${n} ${'मेरो कुरा '.repeat(upTo(12))}`
    const isThere = (await tab.shelf.read('diary', id)) !== undefined
    const isRemoval = isThere && random() < 0.12
    const before = isRemoval ? await tab.remove(id) : await tab.page(id, text)
    if (before !== undefined) person.overwritten.add(before)
    if (!isRemoval) person.written.add(text)
  }

  async function run(person: Person, tab: Tab): Promise<void> {
    counts.runs++
    try {
      await tab.sync()
    } catch (error) {
      if (error instanceof Killed) {
        counts.kills++
        person.tabs = person.tabs.map((each) => (each === tab ? openTab(person) : each))
      } else if (error instanceof Refusal && error.offline) counts.cuts++
      else throw error
    }
  }

  const people = [await arrive('phonehere', 0), await arrive('phonethere', 90_000)]
  for (const person of people) person.tabs = [openTab(person), openTab(person)]
  for (let n = 0; n < writes; n++) {
    for (const person of people) {
      if (random() < 0.5) await Promise.all(person.running.splice(0))
      await write(person, n)
      if (random() < 0.25) {
        person.running.push(run(person, person.tabs[upTo(2)] as Tab))
      }
    }
  }
  for (const person of people) await Promise.all(person.running)
  for (let round = 0; round < 3; round++) {
    for (const { phone } of people) await phone.openTab().sync()
  }
  return { people, box, counts }
}

describe('two phones on a bad line, which also die', () => {
  it.each(seeds)(
    `are equal after ${writes} writes each, and nothing is lost: %s`,
    async (seed) => {
      const { people, counts } = await live(seed)
      expect(counts.cuts).toBeGreaterThan(5)
      expect(counts.kills).toBeGreaterThan(often({ test: 3, proof: 100 }))
      const [here, there] = people as [Person, Person]
      const texts = await here.phone.texts()
      const versions = await here.phone.versionTexts()
      expect(await there.phone.texts()).toEqual(texts)
      expect(await there.phone.versionTexts()).toEqual(versions)
      const kept = new Set([...Object.values(texts), ...versions])
      const lost = people
        .flatMap(({ written }) => [...written])
        .filter((text) => !kept.has(text) && !people.some((each) => each.overwritten.has(text)))
      expect(lost).toEqual([])
      expect(versions.length).toBeGreaterThan(5)
    },
    timeout,
  )
})
