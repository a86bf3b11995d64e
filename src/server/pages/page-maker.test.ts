import { describe, expect, it } from 'vitest'
import type { Boot, Renderer } from '#kit/page/rendering.ts'
import { readSettings } from '../env.ts'
import type { ClientBuild } from './client-build.ts'
import { createPageMaker, type PageRequest } from './page-maker.ts'
import { createScreenData } from './screen-data.ts'

function openMaker() {
  const made: Boot[] = []
  const renderer: Renderer = {
    paths: ['/account', '/heal'],
    lettering: '',
    render(boot) {
      made.push(boot)
      const html = `data: ${JSON.stringify(boot.data)}`
      return { status: boot.status, title: '', description: '', html, sources: [] }
    },
  }
  const build: ClientBuild = {
    ...{ entry: '/entry.js', fonts: undefined },
    assetsFor: () => ({ scripts: [], styles: [] }),
    addressOf: (source) => source,
  }
  const pages = createPageMaker({
    ...{ settings: readSettings({}), clock: { now: () => 0 }, renderer, build },
    screenData: createScreenData({} as never),
  })
  const choices = { language: 'en', theme: undefined, savesData: false } as const
  async function open(path: string, query?: PageRequest['query']) {
    const request = { path, origin: 'http://here', choices, visitor: null }
    const { bytes } = await pages.makePage({ ...request, ...(query && { query }) })
    return /data: (.*?)<\/div>/.exec(bytes.toString())?.[1]
  }
  return { open, made }
}

describe('the account page', () => {
  it('is rendered with the name that was refused', async () => {
    const { open } = openMaker()
    expect(await open('/account', { name: 'blank' })).toBe('{"refusedName":"blank"}')
    expect(await open('/account', { name: 'too_long' })).toBe('{"refusedName":"too_long"}')
    expect(await open('/account')).toBe('null')
  })

  it('takes no other word from the address, and no other page takes one', async () => {
    const { open } = openMaker()
    for (const name of ['<b>', 'Blank', ['blank'], undefined]) {
      expect(await open('/account', { name })).toBe('null')
    }
    expect(await open('/heal', { name: 'blank' })).toBe('null')
  })

  it('is rendered once for each', async () => {
    const { open, made } = openMaker()
    for (let again = 0; again < 3; again++) {
      await open('/account', { name: 'blank' })
      await open('/account', { name: `other ${again}` })
    }
    expect(made).toHaveLength(2)
  })
})
