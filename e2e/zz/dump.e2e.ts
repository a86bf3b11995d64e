import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { bundleForTab } from '../stage/bundle-for-tab.ts'
import { findChromium } from '../stage/find-chromium.ts'
import { withSharedApp } from '../stage/with-app.ts'
const stage = withSharedApp()
let script = ''
declare const kit: any
beforeAll(async () => {
  script = await bundleForTab(`
    export * from '/src/capabilities/vault/web/lock/lock.ts'
    export { deviceVault, deviceVaultParts, keep } from '/src/capabilities/vault/web/device-vault.ts'
  `)
})
async function files(dir: string): Promise<string[]> {
  const all = await readdir(dir, { recursive: true, withFileTypes: true })
  return all.filter((f) => f.isFile()).map((f) => join(f.parentPath, f.name))
}
async function search(profile: string, words: string[]) {
  const hits: Record<string, number> = {}
  for (const f of await files(profile)) {
    const bytes = await readFile(f)
    for (const w of words) for (const enc of ['utf8', 'utf16le'] as const)
      if (bytes.includes(Buffer.from(w, enc))) hits[`${f.replace(profile, '')} ${enc}`] = (hits[`${f.replace(profile, '')} ${enc}`] ?? 0) + 1
  }
  return hits
}
it('dump', async () => {
  const profile = await mkdtemp(join(tmpdir(), 'profile-'))
  const words = Array.from({ length: 200 }, (_, n) => `गोप्य वाक्य नम्बर ${n}x${n * 7919}`)
  const start = () => chromium.launchPersistentContext(profile, { executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'], baseURL: stage().address })
  let context = await start()
  let page = await context.newPage()
  await page.goto('/help'); await page.evaluate(script)
  await page.evaluate(async (list) => { for (const [n, w] of list.slice(0, 100).entries()) await kit.keep('diary', { id: `id-${n}`, date: '2026-11-21', time: '07:30', content: `${w} `.repeat(20) }) }, words)
  console.warn('plain', await search(profile, words))
  await page.evaluate(() => kit.setLock('1234'))
  await page.evaluate(async (list) => { for (const [n, w] of list.slice(100).entries()) await kit.keep('diary', { id: `ix-${n}`, date: '2026-11-21', time: '07:30', content: `${w} `.repeat(20) }) }, words)
  console.warn('locked', await search(profile, words.slice(0, 100)), await search(profile, words.slice(100)))
  await context.close()
  console.warn('closed', await search(profile, words.slice(0, 100)), await search(profile, words.slice(100)))
  context = await start(); page = await context.newPage(); await page.goto('/help'); await page.evaluate(script)
  console.warn(await page.evaluate(() => kit.openLock('1234')))
  await context.close()
  console.warn('again', await search(profile, words.slice(0, 100)), await search(profile, words.slice(100)))
  console.warn(await files(profile).then(f=>f.filter(x=>x.includes('IndexedDB'))))
  expect(1).toBe(1)
})
