import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onSqlite } from '../testing/on-each-database.ts'
import type { TestNode } from '../testing/open-node.ts'

const origin = 'https://voice.example'

onSqlite((open) => {
  let current: TestNode
  beforeAll(async () => {
    current = await open({ environment: { PUBLIC_ORIGIN: origin } })
  })
  afterAll(() => current.close())

  const ask = (url: string, headers: Record<string, string> = {}) =>
    current.app.inject({ url, headers })

  async function headOf(url: string) {
    const { body } = await ask(url)
    const said = (name: string) =>
      new RegExp(`<meta property="og:${name}" content="([^"]*)">`).exec(body)?.[1]
    const canonical = /<link rel="canonical" href="([^"]*)">/.exec(body)?.[1]
    const picture = said('image')?.replaceAll('&amp;', '&').replace(origin, '') ?? ''
    return { picture, title: said('title'), locale: said('locale'), canonical }
  }

  describe('the preview of a link', () => {
    it.each([
      '/',
      '/heal',
      '/community/confessions?language=np',
      '/community/polls?poll=happiness',
      '/community/polls?poll=happiness&language=np',
    ])('has a picture that is there, to be kept for ever: %s', async (url) => {
      const { picture } = await headOf(url)
      const answer = await ask(picture)
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png'])
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin')
      expect(answer.rawPayload.subarray(1, 4).toString()).toBe('PNG')
      expect(answer.rawPayload.length).toBeLessThan(100 * 1024)
      const { etag } = answer.headers
      expect((await ask(picture, { 'if-none-match': `${etag}` })).statusCode).toBe(304)
      const head = await current.app.inject({ method: 'HEAD', url: picture })
      expect([head.statusCode, head.headers.etag, head.body]).toEqual([200, etag, ''])
    })

    it('speaks the language of the link, which crawlers say in no other way', async () => {
      const english = await headOf('/heal')
      const nepali = await headOf('/heal?language=np')
      expect([english.locale, nepali.locale]).toEqual(['en_US', 'ne_NP'])
      expect(english.picture).toMatch(/^\/preview\/[\w-]{12}\/en\/heal\.png$/)
      expect(nepali.picture).toMatch(/^\/preview\/[\w-]{12}\/np\/heal\.png$/)
    })

    it('names the poll that the address names, as its own address', async () => {
      const { picture, title, canonical } = await headOf('/community/polls?poll=happiness&x=1')
      expect(title).toMatch(/^What makes you happiest\? · /)
      expect(canonical).toBe(`${origin}/community/polls?poll=happiness`)
      expect(picture).toMatch(/\/en\/community\/polls\.png\?poll=happiness$/)
    })

    it('is that of the page where the address names nothing there is', async () => {
      const page = await headOf('/community/polls')
      for (const query of [
        'poll=nope',
        'poll=happiness&poll=motivation',
        'poll=%22%3E%3Cscript%3E',
      ]) {
        expect(await headOf(`/community/polls?${query}`)).toEqual(page)
      }
    })

    it('never says what somebody posted', async () => {
      const page = await headOf('/community/confessions')
      expect(await headOf(`/community/confessions?post=${'0'.repeat(26)}`)).toEqual(page)
    })
  })

  describe('the address of a picture', () => {
    it('that is an old one leads to what is drawn now, for a while', async () => {
      const { picture } = await headOf('/heal')
      const now = await ask(picture)
      const old = await ask(picture.replace(/preview\/[^/]+/, 'preview/of-old'))
      expect(old.rawPayload.equals(now.rawPayload)).toBe(true)
      expect(old.headers['cache-control']).toBe('public, max-age=300')
    })

    it.each([
      '/preview/x/en/nowhere.png',
      '/preview/x/de/heal.png',
      '/preview/x/en/heal.jpg',
      '/preview/x/en/../../etc/passwd',
      '/preview/x/en/moderate.png',
      '/preview/x/en/',
    ])('is not found where there is no such page: %s', async (url) => {
      const answer = await ask(url)
      expect(answer.statusCode).toBe(404)
      expect(answer.headers['cache-control'] ?? '').not.toContain('immutable')
    })
  })
})
