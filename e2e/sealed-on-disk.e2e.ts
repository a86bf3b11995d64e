import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { often } from '#kit/testing/proof.ts'
import { bundleForTab } from './stage/bundle-for-tab.ts'
import { makeProfile, searchFolder } from './stage/mortal-browser.ts'
import { withSharedApp } from './stage/with-app.ts'

/* What is left of private words on the disk of a phone, and what of them outlives its death. */

const stage = withSharedApp()
let script = ''

beforeAll(async () => {
  script = await bundleForTab(`
    export * from '/src/capabilities/vault/web/lock/lock.ts'
    export * from '/src/capabilities/vault/web/lock/work-on-lock.ts'
    export * from '/src/capabilities/vault/web/lock/keyring.ts'
    export { sealAll } from '/src/capabilities/vault/web/lock/seal-all.ts'
    export { unsealAll } from '/src/capabilities/vault/web/lock/unseal-all.ts'
    export { stretch } from '/src/capabilities/vault/web/lock/stretch.ts'
    export { deviceVault, deviceVaultParts, keep } from '/src/capabilities/vault/web/device-vault.ts'
  `)
})

// biome-ignore lint/suspicious/noExplicitAny: what runs in the page has no types here
declare const kit: any

async function arrive(page: Page): Promise<void> {
  await page.goto(`${stage().address}/help`)
  await page.evaluate(script)
}

/** A word that no packing can shorten, in a sentence of its language. */
function makeSentences(count: number, of: string): readonly string[] {
  const consonants = 'कखगघचछजझटठडढतथदधनपफबभमयरलवसह'
  const draw = () => consonants[Math.floor(Math.random() * consonants.length)]
  return Array.from({ length: count }, () => Array.from({ length: 14 }, draw).join('')).map(
    (word) => `${of}${word}`,
  )
}

const writeAll = (page: Page, sentences: readonly string[], from: string) =>
  page.evaluate(
    async ([list, head]) => {
      const at = (n: number) => ({ id: `${head}-${n}`, date: '2026-11-21', time: '07:30' })
      for (const [n, words] of list.entries()) {
        if (n % 4 === 0) await kit.keep('drafts', { id: `${head}-${n}`, text: words })
        if (n % 4 === 1) await kit.keep('diary', { ...at(n), content: words })
        if (n % 4 === 2)
          await kit.keep('journal', { ...at(n), mood: '', moodName: '', note: words })
        const talk = {
          id: `${head}-${n}`,
          messages: [{ id: 'm', text: words, isUser: true, timestamp: 1 }],
        }
        if (n % 4 === 3) await kit.keep('friendChats', talk)
      }
    },
    [sentences, from] as const,
  )

describe('the disk of a phone with a lock', () => {
  it('holds none of the words, neither those from before the lock nor those after', async () => {
    const profile = await makeProfile()
    const before = makeSentences(100, 'अघि')
    const after = makeSentences(100, 'पछि')
    const first = await profile.open()
    await arrive(first.page)
    await writeAll(first.page, before, 'a')
    expect(await searchFolder(profile.folder, before)).not.toEqual([])
    await first.page.evaluate(() => kit.setLock('1234'))
    await writeAll(first.page, after, 'b')
    await first.close()
    expect(await searchFolder(profile.folder, [...before, ...after])).toEqual([])

    const second = await profile.open()
    await arrive(second.page)
    await second.page.evaluate(() => kit.openLock('1234'))
    const { records } = await second.page.evaluate(() => kit.deviceVault().exportAll())
    for (const words of [...before, ...after]) expect(JSON.stringify(records)).toContain(words)
    await second.page.evaluate(() => kit.lockNow())
    await second.close()
    expect(await searchFolder(profile.folder, [...before, ...after])).toEqual([])
  })

  it('shows no page the words for others that were begun before the lock', async () => {
    const profile = await makeProfile()
    const read = (page: Page) => page.evaluate(() => JSON.stringify(localStorage))
    const first = await profile.open()
    await arrive(first.page)
    await first.page.evaluate(() => localStorage.setItem('draft confessions', 'begun'))
    expect(await read(first.page)).toContain('begun')
    await first.page.evaluate(() => kit.setLock('1234'))
    expect(await read(first.page)).not.toContain('begun')
    await first.close()

    const second = await profile.open()
    await arrive(second.page)
    expect(await read(second.page)).not.toContain('begun')
    await second.close()
  })
})

describe('a phone that dies', () => {
  const deaths = often({ test: 4, proof: 300 })

  it(
    'while the lock is set and taken off has everything, either open or sealed',
    async () => {
      const profile = await makeProfile()
      const sentences = makeSentences(60, '')
      const start = await profile.open()
      await arrive(start.page)
      await writeAll(start.page, sentences, 'a')
      // Flushed to the disk before the first death.
      await start.close()
      const seen = new Set<string>()
      const secret = [...crypto.getRandomValues(new Uint8Array(16))]
      for (let n = 0; n < deaths; n++) {
        const { page, kill } = await profile.open()
        await arrive(page)
        const state = await page.evaluate(async (bytes) => {
          const { gate, use } = kit.deviceVaultParts()
          const cheap = { salt: new Uint8Array(bytes), cost: 6 }
          const key = await kit.stretch('a secret', cheap)
          const now = await gate.look()
          if (now === 'locked') {
            const keyring = gate.keyring()
            await gate.enter(await kit.enterHouse(keyring, await kit.openSlot(keyring, key)))
          }
          const { records } = await kit.deviceVault().exportAll()
          // Set and taken off again and again, until the phone dies.
          const turn = async () => {
            for (;;) {
              if (gate.state() === 'open') {
                await kit.unsealAll(use, gate.house())
                await gate.leave()
              }
              const payload = kit.makePayload()
              const bare = kit.makeKeyring(cheap, 'minute')
              const keyring = await kit.putIntoSlot(bare, payload, 'secret', key)
              const house = await kit.enterHouse(keyring, payload)
              await kit.sealAll(use, keyring, house)
              await gate.enter(house)
            }
          }
          turn()
          return { now, records: JSON.stringify(records) }
        }, secret)
        seen.add(state.now)
        for (const words of sentences) expect(state.records).toContain(words)
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 400))
        await kill()
      }
      // Of a few deaths all may fall into the same half.
      if (deaths > 50) expect([...seen].sort()).toEqual(['locked', 'off'])
    },
    180_000 + deaths * 10_000,
  )
})
