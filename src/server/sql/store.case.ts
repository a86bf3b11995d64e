import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Migration, Store } from '#kit/store/server/store.ts'
import { often } from '#kit/testing/proof.ts'
import * as room from './testing/letters-and-counters.ts'

export interface StoreUnderTest {
  open(options?: { migrations?: readonly Migration[] }): Promise<Store>
}

/** What every store promises. Each case starts with an empty database of its own. */
export function describeStore(name: string, createEmpty: () => Promise<StoreUnderTest>): void {
  describe(`${name}: the promises of a store`, () => {
    let place: StoreUnderTest
    let store: Store

    beforeEach(async () => {
      place = await createEmpty()
      store = await place.open()
    })
    afterEach(() => store.close())

    const bodies = () => store.read.selectFrom('trial_letters').selectAll().orderBy('id').execute()
    const letter = (id: string, body = 'text', at = 0) => ({ id, body, at })

    describe('writing and reading', () => {
      it('shows an acknowledged write to the very next read', async () => {
        for (let round = 0; round < 50; round++) {
          await store.write(room.writeLetter, letter(`id-${round}`))
          expect(await bodies()).toHaveLength(round + 1)
        }
      })

      it('keeps what was written when it is closed and opened again', async () => {
        await store.write(room.writeLetter, letter('kept', 'still here', 5))
        await store.close()
        store = await place.open()
        expect(await bodies()).toEqual([{ id: 'kept', body: 'still here', written_at: 5 }])
      })

      it('brings every text back as it was typed', async () => {
        const texts = [
          'मेरो मन गर्‍यो। खुसी!',
          '👩‍👩‍👧‍👦 and 🏳️‍🌈 and e\u0301',
          `it's "quoted", \`ticked\`, $1 and ? and ; DROP TABLE trial_letters; --`,
          'two\r\nlines\tand a tab \\ and a backslash',
          '',
        ]
        for (const [place, text] of texts.entries()) {
          const row = await store.write(room.writeLetter, letter(`id-${place}`, text))
          expect(row.body).toBe(text)
        }
        expect((await bodies()).map((row) => row.body)).toEqual(texts)
      })

      it('brings whole numbers back as exact numbers, also sums and counts', async () => {
        const largest = Number.MAX_SAFE_INTEGER
        await store.write(room.writeLetter, letter('a', 'x', largest))
        await store.write(room.writeLetter, letter('b', 'y', -largest))
        const rows = await store.read
          .selectFrom('trial_letters')
          .select(({ fn }) => [
            fn.max('written_at').as('most'),
            fn.sum<number>('written_at').as('sum'),
            fn.countAll<number>().as('count'),
          ])
          .execute()
        expect(rows).toEqual([{ most: largest, sum: 0, count: 2 }])
      })

      it('refuses to round a number that is too large to be exact', async () => {
        const tooLarge = 'SELECT 9007199254740993 AS value'
        await expect(store.write(room.runText, tooLarge)).rejects.toMatchObject({ code: 'faulty' })
        expect(await store.write(room.runText, 'SELECT 1 AS value')).toEqual([{ value: 1 }])
      })

      it('sorts keys by code points, whatever the language of the server', async () => {
        const ids = ['B', 'a', '_', 'Z', 'अ', '1', '😀', '\uffee']
        for (const id of ids) await store.write(room.writeLetter, letter(id))
        const sorted = (await bodies()).map(({ id }) => id)
        expect(sorted).toEqual(['1', 'B', 'Z', '_', 'a', 'अ', '\uffee', '😀'])
      })

      it('does not write through the reading side', async () => {
        const attempt = store.read.insertInto('trial_letters').values({
          id: 'sneaked',
          body: 'in',
          written_at: 0,
        })
        await expect(attempt.execute()).rejects.toThrow(/read-?only/)
        expect(await bodies()).toEqual([])
      })
    })

    describe('refusals and mistakes', () => {
      it('undoes the whole command when its body refuses, and says why', async () => {
        const refused = store.write(room.writePair, { id: 'pair', refuse: true })
        await expect(refused).rejects.toMatchObject({
          name: 'Refusal',
          code: 'unwanted',
          details: { id: 'pair', why: ['because', 1, null] },
        })
        expect(await bodies()).toEqual([])
      })

      it('lets the neighbours of a refused command through', async () => {
        const outcomes = await Promise.allSettled(
          Array.from({ length: 60 }, (_, place) =>
            store.write(room.writePair, { id: `pair-${place}`, refuse: place % 3 === 0 }),
          ),
        )
        const kept = outcomes.filter(({ status }) => status === 'fulfilled')
        expect(kept).toHaveLength(40)
        expect(await bodies()).toHaveLength(80)
      })

      it('carries a mistake in a body to the caller and undoes it', async () => {
        const mistaken = store.write(room.makeMistake, 'undone')
        await expect(mistaken).rejects.toMatchObject({
          name: 'TypeError',
          message: 'a mistake in our own code',
        })
        expect(await bodies()).toEqual([])
      })

      it('keeps neighbours safe from an error that cannot travel', async () => {
        const strange = store.write(room.throwStrangeThings, 'undone')
        const neighbour = store.write(room.writeLetter, letter('neighbour'))
        await expect(strange).rejects.toMatchObject({ name: 'Refusal', code: 'strange' })
        await neighbour
        expect((await bodies()).map(({ id }) => id)).toEqual(['neighbour'])
      })

      it('names a broken unique constraint alike everywhere', async () => {
        await store.write(room.writeLetter, letter('one'))
        const failure = { name: 'StoreFailure', code: 'unique' }
        await expect(store.write(room.writeLetter, letter('one'))).rejects.toMatchObject(failure)
        await expect(store.write(room.writeLetterInACrowd, letter('one'))).rejects.toMatchObject(
          failure,
        )
      })

      it('writes nothing when only the commit finds the fault', async () => {
        const failed = store.write(room.stampNothing, 'no such letter')
        await expect(failed).rejects.toMatchObject({ name: 'StoreFailure', code: 'constraint' })
        expect(await store.read.selectFrom('trial_stamps').selectAll().execute()).toEqual([])
        await store.write(room.writeLetter, letter('later'))
        expect(await bodies()).toHaveLength(1)
      })

      it('lets the neighbours of a failed write through, also where many share a commit', async () => {
        await store.write(room.writeLetter, letter('taken'))
        const ids = Array.from({ length: 60 }, (_, place) => (place % 20 ? `id-${place}` : 'taken'))
        const outcomes = await Promise.allSettled(
          ids.map((id) => store.write(room.writeLetterInACrowd, letter(id))),
        )
        const failed = outcomes.filter((outcome) => outcome.status === 'rejected')
        expect(failed).toHaveLength(3)
        for (const { reason } of failed) expect(reason).toMatchObject({ code: 'unique' })
        const answered = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
        expect(answered).toEqual(ids.filter((id) => id !== 'taken'))
        expect(await bodies()).toHaveLength(58)
      })

      it('stops a body that goes on after a failed statement', async () => {
        const stubborn = store.write(room.goOnAfterFailure, letter('stubborn'))
        await expect(stubborn).rejects.toMatchObject({ code: 'faulty' })
        expect(await bodies()).toEqual([])
      })

      it('refuses values that the databases would not store alike', async () => {
        const send = (value: unknown) => store.write(room.sendAnything, value as never)
        for (const value of [true, 'a NUL \0 inside', 2 ** 60, undefined]) {
          await expect(send(value)).rejects.toMatchObject({ code: 'faulty' })
        }
        expect(await bodies()).toEqual([])
      })

      it('refuses two statements in one text', async () => {
        const both = "INSERT INTO trial_letters VALUES ('a', ';', 1); DELETE FROM trial_letters"
        await expect(store.write(room.runText, both)).rejects.toMatchObject({ code: 'faulty' })
      })

      it('writes an input as it was when it was handed over', async () => {
        const input = letter('early')
        const writing = store.write(room.writeLetter, input)
        input.id = 'late'
        expect(await writing).toMatchObject({ id: 'early' })
      })

      it('refuses a command that its list does not know, and one input it cannot carry', async () => {
        const stray = { ...room.writeLetter, name: 'letters.stray' }
        await expect(store.write(stray, letter('a'))).rejects.toThrow(/letters\.stray/)
        const neighbours = [
          store.write(room.writeLetter, letter('b')),
          store.write(room.sendAnything, 1n as never),
          store.write(room.writeLetter, letter('c')),
        ]
        const outcomes = (await Promise.allSettled(neighbours)).map(({ status }) => status)
        expect(outcomes).toEqual(['fulfilled', 'rejected', 'fulfilled'])
      })
    })

    describe('races', () => {
      it('counts very many increments at once exactly, though each reads before it writes', async () => {
        const many = often({ test: 400, proof: 2_000 })
        const values = await Promise.all(
          Array.from({ length: many }, () => store.write(room.increment, 'hearts')),
        )
        expect(new Set(values).size).toBe(many)
        expect(Math.max(...values)).toBe(many)
        const counters = await store.read.selectFrom('trial_counters').selectAll().execute()
        expect(counters).toEqual([{ id: 'hearts', value: many }])
      })

      it('counts them exactly where many share a commit too', async () => {
        const values = await Promise.all(
          Array.from({ length: often({ test: 400, proof: 2_000 }) }, () =>
            store.write(room.incrementInACrowd, 'hearts'),
          ),
        )
        expect(values.toSorted((a, b) => a - b)).toEqual(values.map((_, place) => place + 1))
      })

      it('gives a name to exactly one of many who ask at once', async () => {
        const outcomes = await Promise.allSettled(
          Array.from({ length: 50 }, (_, place) =>
            store.write(room.claimName, { name: 'पहिलो', owner: `visitor-${place}` }),
          ),
        )
        const late = outcomes.filter((outcome) => outcome.status === 'rejected')
        expect(late).toHaveLength(49)
        for (const { reason } of late) expect(reason).toMatchObject({ code: 'taken' })
        expect(await bodies()).toHaveLength(1)
      })

      it('never lets more in than a limit that each of them counted', async () => {
        const outcomes = await Promise.allSettled(
          Array.from({ length: 60 }, (_, place) =>
            store.write(room.writeOnlyIfFewerThan, { ...letter(`id-${place}`), most: 7 }),
          ),
        )
        expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(7)
        expect(await bodies()).toHaveLength(7)
      })
    })

    describe('a crowd', () => {
      it('waits for the disk together: many writes, few commits', async () => {
        const before = store.statistics().commits ?? 0
        await Promise.all(
          Array.from({ length: 500 }, (_, place) =>
            store.write(room.writeLetterInACrowd, letter(`id-${place}`)),
          ),
        )
        const { commits = 0, largestBatch = 0 } = store.statistics()
        expect(commits - before).toBeLessThan(50)
        expect(largestBatch).toBeGreaterThan(10)
        expect(await bodies()).toHaveLength(500)
      })
    })

    describe('opening and closing', () => {
      it('answers a ping, and not once it is closed', async () => {
        await store.ping()
        await store.close()
        await expect(store.ping()).rejects.toMatchObject({ code: 'closed' })
      })

      it('finishes the writes under way before it closes, and refuses later ones', async () => {
        const underWay = Array.from({ length: 200 }, (_, place) =>
          store.write(room.writeLetter, letter(`id-${place}`)),
        )
        const closing = store.close()
        await expect(store.write(room.writeLetter, letter('late'))).rejects.toMatchObject({
          name: 'StoreFailure',
          code: 'closed',
        })
        await Promise.all(underWay)
        await closing
        store = await place.open()
        expect(await bodies()).toHaveLength(200)
      })

      it('may be closed twice', async () => {
        await Promise.all([store.close(), store.close()])
        await store.close()
      })

      it('counts what it did', async () => {
        await store.write(room.writeLetter, letter('a'))
        await store.write(room.writeLetter, letter('a')).catch(() => {})
        const { commands, refused, waiting, commits } = store.statistics()
        expect({ commands, refused, waiting }).toEqual({ commands: 1, refused: 1, waiting: 0 })
        expect(commits).toBeGreaterThan(0)
      })
    })

    describe('migrations', () => {
      const third: Migration = {
        name: '003-third',
        statements: (dialect) => [
          `CREATE TABLE third (id ${dialect === 'sqlite' ? 'TEXT' : 'TEXT COLLATE "C"'} PRIMARY KEY)
           ${dialect === 'sqlite' ? 'STRICT' : ''}`,
          `INSERT INTO trial_letters VALUES ('from the third step', '', 0)`,
        ],
      }
      const broken: Migration = {
        name: '003-third',
        statements: (dialect) => [...third.statements(dialect), 'ALTER TABLE nowhere RENAME TO x'],
      }
      const reopen = async (migrations: readonly Migration[]) => {
        await store.close()
        store = await place.open({ migrations })
      }

      it('takes each step once, in the order of the names, however often it starts', async () => {
        await reopen([third, ...room.migrations])
        await reopen([third, ...room.migrations])
        expect((await bodies()).map(({ id }) => id)).toEqual(['from the third step'])
      })

      it('leaves nothing of a step that fails, names it, and can take it when it is mended', async () => {
        await expect(reopen([...room.migrations, broken])).rejects.toThrow(/003-third/)
        await reopen([...room.migrations, third])
        expect((await bodies()).map(({ id }) => id)).toEqual(['from the third step'])
      })

      it('does not start on a database that a newer version has changed', async () => {
        await reopen([...room.migrations, third])
        await expect(reopen(room.migrations)).rejects.toThrow(/newer version.*003-third/)
      })

      it('refuses two steps of one name', async () => {
        const twice = [...room.migrations, third, third]
        await expect(reopen(twice)).rejects.toThrow('Two migrations have the same name')
      })
    })
  })
}
