import type { CDPSession } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { ownPlaces, places } from './stage/places.ts'
import { type Language, visit } from './stage/visit.ts'
import { withSharedApp } from './stage/with-app.ts'

const stage = withSharedApp()
const most = { script: 95_000, everything: { en: 150_000, np: 300_000 } }

/** Longer than any page waits for what its first sight needs. What stands at its foot comes when it is touched, or after three quiet seconds. */
const quietTime = 700
const atOnce = 6

describe('what a first visit weighs on the wire', () => {
  for (const language of ['en', 'np'] as const) {
    it(`stays within the budget at every address, in ${language}`, {
      timeout: 180_000,
    }, async () => {
      const waiting = [...places, ...ownPlaces]
      const weights: { path: string; script: number; everything: number }[] = []
      const weighNext = async (): Promise<void> => {
        const path = waiting.shift()
        if (!path) return
        weights.push({ path, ...(await weigh(path, language)) })
        await weighNext()
      }
      await Promise.all(Array.from({ length: atOnce }, weighNext))
      expect(weights).toHaveLength(places.length + ownPlaces.length)
      // A page that did not come, or whose script did not, would be light.
      expect(weights.filter(({ script }) => script < 60_000)).toEqual([])
      expect(weights.filter(({ script }) => script > most.script)).toEqual([])
      expect(weights.filter(({ everything }) => everything > most.everything[language])).toEqual([])
    })
  }
})

/** Everything with its headers as it came over the connection; scripts as they lie in it, packed. */
async function weigh(path: string, language: Language) {
  const { page, context, leave } = await visit(stage().address, { language })
  const tools = await context.newCDPSession(page)
  const scale = await putOnScale(tools)
  await page.goto(path, { waitUntil: 'load' })
  await scale.rest()
  await tools.detach()
  await leave()
  return { script: scale.script, everything: scale.everything }
}

async function putOnScale(tools: CDPSession) {
  const underWay = new Map<string, { isScript: boolean; headers: number }>()
  const scale = { script: 0, everything: 0, rest }
  let changed = Date.now()
  await tools.send('Network.enable')
  // As on a phone that was never here: all of it comes over the connection.
  await tools.send('Network.setCacheDisabled', { cacheDisabled: true })

  tools.on('Network.requestWillBeSent', ({ requestId, type }) => {
    changed = Date.now()
    underWay.set(requestId, { isScript: type === 'Script', headers: 0 })
  })
  tools.on('Network.responseReceived', ({ requestId, response, type }) => {
    // The live stream stays open; nothing of the page waits for it.
    if (response.mimeType === 'text/event-stream') underWay.delete(requestId)
    else
      underWay.set(requestId, { isScript: type === 'Script', headers: response.encodedDataLength })
  })
  tools.on('Network.loadingFailed', ({ requestId }) => underWay.delete(requestId))
  tools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    changed = Date.now()
    const request = underWay.get(requestId)
    if (!request) return
    underWay.delete(requestId)
    scale.everything += encodedDataLength
    if (request.isScript) scale.script += encodedDataLength - request.headers
  })

  async function rest(): Promise<void> {
    while (underWay.size > 0 || Date.now() - changed < quietTime) {
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  return scale
}
