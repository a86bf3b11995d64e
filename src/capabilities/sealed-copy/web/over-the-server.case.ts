import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenNode, TestNode } from '#capabilities/live/server/testing/test-node.ts'
import { Refusal } from '#kit/http/web/ask-server.ts'
import { often } from '#kit/testing/proof.ts'
import { randomBytes } from './base64url.ts'
import { beginCopy, countCopied, endCopy, joinCopy } from './begin-copy.ts'
import { type BoxOf, createBox } from './box.ts'
import { deriveKeys } from './keys.ts'
import { createSealer } from './seal-entry.ts'
import { leaveOldBox } from './sync/leave-old-box.ts'
import { overBadLine } from './testing/bad-line.ts'
import { createPhone, type Tab } from './testing/phone.ts'

/** Phones and the server they keep their copies on, with all that lies between. */
export function describeCopiesOverServer(open: OpenNode): void {
  describe('a copy on the server', () => {
    let node: TestNode
    let boxOf: BoxOf
    beforeAll(async () => {
      node = await open()
      boxOf = (keys) => createBox(keys, node.url)
    })
    afterAll(() => node.close())

    async function arrive(name: string, words: Uint8Array<ArrayBuffer>) {
      return createPhone(boxOf(await deriveKeys(words)), { name, words })
    }

    async function syncAgain(tab: Tab): Promise<void> {
      await tab.sync().catch((error) => {
        if (!(error instanceof Refusal) || !error.offline) throw error
      })
    }

    it('is the same on two phones that write at once on a line that is cut, and loses nothing', async () => {
      const words = randomBytes(16)
      const phones = [await arrive('phonehere', words), await arrive('phonethere', words)]
      const written: string[] = []
      const overwritten = new Set<string | undefined>()
      const box = (given: ReturnType<BoxOf>) => overBadLine(given, Math.random, 0.1)
      await Promise.all(
        phones.map(async (phone, at) => {
          const tab = phone.openTab({ box })
          for (let n = 0; n < often({ test: 60, proof: 600 }); n++) {
            const text = `${at} wrote ${n}: मेरो कुरा`
            overwritten.add(await tab.page(`page ${n % 9}`, text))
            written.push(text)
            if (n % 3 === 0) await syncAgain(tab)
          }
        }),
      )
      for (const phone of [...phones, ...phones]) await phone.openTab().sync()
      const [here, there] = phones as [(typeof phones)[0], (typeof phones)[0]]
      expect(await here.texts()).toEqual(await there.texts())
      expect(await here.versionTexts()).toEqual(await there.versionTexts())
      const kept = [...Object.values(await here.texts()), ...(await here.versionTexts())]
      const lost = written.filter((text) => !kept.includes(text) && !overwritten.has(text))
      expect(lost).toEqual([])
    })

    it('is tidied there, and followed by a phone that was away', async () => {
      const words = randomBytes(16)
      const [here, away] = [await arrive('phonehere', words), await arrive('phoneaway', words)]
      await away.openTab().sync()
      const tab = here.openTab()
      for (let n = 0; n < 150; n++) {
        await tab.page(`page ${n % 7}`, `${n}`)
        await tab.sync()
      }
      const log = await boxOf(await deriveKeys(words)).read(0)
      expect(log.first).toBeGreaterThan(log.head - 150)
      expect(log.bytes).toBeLessThan(80 * 1024)
      const late = away.openTab()
      await late.page('written away', 'unsent')
      await late.sync()
      await tab.sync()
      expect(await away.texts()).toEqual(await here.texts())
      expect(Object.keys(await here.texts())).toHaveLength(8)
    })

    it('is begun, found by another phone with the words, moved to new words, and ended', async () => {
      const [words, newWords] = [randomBytes(16), randomBytes(16)]
      const { openTab } = await arrive('phonehere', words)
      const tab = openTab()
      await endCopy(tab.shelf, { deleteBox: true }, boxOf)
      expect(await joinCopy(tab.shelf, words, boxOf)).toEqual({ ok: false, why: 'unknown' })
      expect(await tab.shelf.read('copySettings', 'copy')).toBeUndefined()
      expect(await beginCopy(tab.shelf, words, boxOf)).toEqual({ ok: true })
      await tab.page('a', 'a page')
      await tab.sync()
      expect(await countCopied(tab.shelf)).toEqual({ diary: 1 })

      expect(await beginCopy(tab.shelf, newWords, boxOf)).toEqual({ ok: true })
      const newKeys = await deriveKeys(newWords)
      const moved = openTab({ box: () => boxOf(newKeys), sealer: await createSealer(newKeys) })
      await moved.sync()
      await leaveOldBox(moved.shelf, boxOf)
      const old = boxOf(await deriveKeys(words)).read(0)
      await expect(old).rejects.toMatchObject({ code: 'unknown_box' })
      const third = await arrive('phonethird', newWords)
      await third.openTab().sync()
      expect(await third.texts()).toEqual({ a: 'a page' })

      expect(await endCopy(moved.shelf, { deleteBox: true }, boxOf)).toEqual({ ok: true })
      expect(await joinCopy(moved.shelf, newWords, boxOf)).toEqual({ ok: false, why: 'unknown' })
      await expect(third.openTab().sync()).rejects.toMatchObject({ code: 'unknown_box' })
      expect(await third.texts()).toEqual({ a: 'a page' })
    })

    it('says that there is no network, and changes nothing', async () => {
      const { openTab } = await arrive('phonehere', randomBytes(16))
      const { shelf } = openTab()
      const nowhere: BoxOf = (keys) => createBox(keys, 'http://127.0.0.1:9')
      const refused = { ok: false, why: 'offline' }
      expect(await beginCopy(shelf, randomBytes(16), nowhere)).toEqual(refused)
      expect(await endCopy(shelf, { deleteBox: true }, nowhere)).toEqual(refused)
      expect(await shelf.read('copySettings', 'copy')).toMatchObject({ phone: 'phonehere' })
    })
  })
}
