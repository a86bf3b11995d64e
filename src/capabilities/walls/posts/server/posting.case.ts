import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type House, type OpenWallNode, openHouse } from '../../server/testing/wall-node.ts'

export function describePosting(open: OpenWallNode): void {
  describe('posting to a wall', () => {
    let house: House
    beforeAll(async () => {
      house = await openHouse(open)
    })
    afterAll(() => house.close())

    const events = () => house.store.read.selectFrom('live_events').selectAll().execute()

    it('gives back the post as everybody will see it', async () => {
      const sita = await house.signIn()
      const { status, body } = await sita.post('confessions', '  I miss the hills.  ')
      expect(status).toBe(201)
      expect(body).toEqual({
        post: {
          id: expect.stringMatching(/^[0-9a-z]{26}$/),
          text: 'I miss the hills.',
          author: 'Anonymous',
          hearts: 0,
          timestamp: expect.stringMatching(/^2026-03-14T08:/),
        },
      })
      const { body: page } = await house.stranger().ask('GET', '/api/walls/confessions/posts')
      expect(page.posts[0]).toEqual(body.post)
    })

    it('gives a post the same fields on each wall, and a category on that of gratitudes alone', async () => {
      const everywhere = ['id', 'text', 'author', 'hearts', 'timestamp']
      for (const [wall, fields] of [
        ['confessions', everywhere],
        ['lifeLessons', everywhere],
        ['gratitudes', [...everywhere, 'category']],
      ] as const) {
        const sita = await house.signIn()
        const post = await sita.write(wall, 'A post of one wall.')
        expect(Object.keys(post).sort(), wall).toEqual(fields.toSorted())
        expect(post).toMatchObject({ author: 'Anonymous', hearts: 0 })
      }
    })

    it('asks a stranger to sign in first, whatever the cookie claims', async () => {
      const refused = { status: 401, body: { code: 'not_signed_in' } }
      expect(await house.stranger().post('confessions', 'Hello')).toMatchObject(refused)
      for (const cookie of [`session=${'A'.repeat(43)}`, 'session=', "session=' OR 1=1 --"]) {
        const forged = await house.stranger().ask('POST', '/api/walls/confessions/posts', {
          body: { text: 'Hello' },
          headers: { cookie, 'idempotency-key': 'forged-key' },
        })
        expect(forged).toMatchObject(refused)
      }
    })

    it.each([
      ['confessions', 500],
      ['lifeLessons', 300],
      ['gratitudes', 280],
    ] as const)(
      'takes a text of up to its own length on the wall of %s (%i)',
      async (wall, most) => {
        const sita = await house.signIn()
        for (const letter of ['x', 'न', 'स्ते', '👩‍👩‍👧']) {
          const fitting = letter.repeat(most)
          expect(await sita.post(wall, fitting)).toMatchObject({
            status: 201,
            body: { post: { text: fitting } },
          })
          expect(await sita.post(wall, fitting + letter)).toMatchObject({
            status: 400,
            body: { code: 'text_too_long', field: 'text' },
          })
        }
      },
    )

    it.each([
      ['', 'text_blank'],
      [' \n\t ', 'text_blank'],
      ['\u200b\u2060\ufeff\u3164', 'text_blank'],
      ['a NUL \0 inside', 'text_forbidden'],
      ['half a character \ud83d', 'text_forbidden'],
      ['a mark of private use \ue0f8', 'text_forbidden'],
      ['no character \uffff', 'text_forbidden'],
      ['x'.repeat(40_000), 'text_too_long'],
      [`tower ${'\u0301'.repeat(40)}`, 'text_too_long'],
    ])('refuses %.30j as %s', async (text, code) => {
      const sita = await house.signIn()
      const answer = await sita.post('lifeLessons', text)
      expect(answer).toMatchObject({ status: 400, body: { code, field: 'text' } })
    })

    it.each([
      ['a number for a text', { text: 5 }],
      ['a list for a text', { text: ['a', 'b'] }],
      ['no text', {}],
      ['a field nobody knows', { text: 'Hello', hearts: 99 }],
      ['an author', { text: 'Hello', author: 'Sita' }],
      ['a list', ['Hello']],
      ['another category', { text: 'Hello', category: 'Enemies' }],
    ])('refuses %s', async (_name, body) => {
      const sita = await house.signIn()
      const answer = await sita.ask('POST', '/api/walls/gratitudes/posts', {
        body,
        headers: { 'idempotency-key': 'some-good-key' },
      })
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_body' } })
    })

    it('knows three walls', async () => {
      const sita = await house.signIn()
      for (const wall of ['secrets', 'Confessions', '__proto__', 'constructor']) {
        expect((await sita.post(wall as never, 'Hello')).status).toBe(404)
        expect(await sita.ask('GET', `/api/walls/${wall}/posts`)).toMatchObject({
          status: 404,
          body: { code: 'not_found' },
        })
      }
    })

    it('keeps markup, SQL and strange signs as they were typed', async () => {
      const texts = [
        '<script>alert("x")</script> & <b>bold</b>',
        `'); DROP TABLE wall_posts; -- ? $1 \\`,
        'right \u202eot tfel\u202c and \u2067isolated\u2069',
        'bell \u0007 and escape \u001b[31m',
        'मेरो मन गर्‍यो। 👩‍👩‍👧‍👦 🏳️‍🌈',
        '{"items":[],"page":null} \u2028 and on',
      ]
      const sita = await house.signIn()
      for (const text of texts) {
        const kept = text.replace('\u2028', '\n')
        const post = await sita.write('confessions', text)
        expect(post.text).toBe(kept)
        const newest = await house.stranger().list('confessions', '?limit=1')
        expect(newest.body.posts[0].text).toBe(kept)
        const alone = await house.stranger().ask('GET', `/api/walls/confessions/posts/${post.id}`)
        expect(alone.body.post.text).toBe(kept)
        expect(alone.headers['content-type']).toMatch(/^application\/json/)
      }
    })

    it('keeps one spelling of what looks the same', async () => {
      const sita = await house.signIn()
      const post = await sita.write('confessions', 'cafe\u0301\r\nnext')
      expect(post.text).toBe('caf\u00e9\nnext')
    })

    it('puts a gratitude nobody sorted under Personal, and the others where they belong', async () => {
      const sita = await house.signIn()
      const plain = await sita.write('gratitudes', 'Thank you, day.')
      expect(plain.category).toBe('Personal')
      const sorted = await sita.write('gratitudes', 'For my sister.', { category: 'Family' })
      expect(sorted.category).toBe('Family')
      const { body } = await sita.list('gratitudes', '?category=Family')
      expect(body.posts.map(({ id }: { id: string }) => id)).toEqual([sorted.id])
    })

    it('has no categories on the other walls', async () => {
      const sita = await house.signIn()
      const refused = { status: 400, body: { code: 'no_categories', field: 'category' } }
      expect(await sita.post('confessions', 'Hello', { category: 'Family' })).toMatchObject(refused)
      expect(await sita.list('lifeLessons', '?category=Family')).toMatchObject(refused)
    })

    it('tells open screens of a post, once', async () => {
      const sita = await house.signIn()
      const post = await sita.write('lifeLessons', 'Rest is work too.', { key: 'told-once' })
      await sita.write('lifeLessons', 'Rest is work too.', { key: 'told-once' })
      const told = (await events()).filter(({ about }) => about === post.id)
      expect(told).toHaveLength(1)
      expect(told[0]).toMatchObject({ topic: 'walls.lifeLessons', kind: 'post' })
      expect(JSON.parse(told[0]?.body ?? '')).toEqual({ post })
    })

    describe('again with the same key', () => {
      it('answers the same post', async () => {
        const sita = await house.signIn()
        const first = await sita.post('confessions', 'Only once.', { key: 'key-once' })
        const second = await sita.post('confessions', ' Only once. ', { key: 'key-once' })
        expect(second).toMatchObject({ status: 201, body: first.body })
      })

      it('refuses another text, wall or category', async () => {
        const sita = await house.signIn()
        const key = 'key-of-one'
        await sita.write('gratitudes', 'Tea in the morning.', { key })
        const refused = { status: 409, body: { code: 'key_reused' } }
        expect(await sita.post('gratitudes', 'Coffee.', { key })).toMatchObject(refused)
        expect(await sita.post('confessions', 'Tea in the morning.', { key })).toMatchObject(
          refused,
        )
        expect(
          await sita.post('gratitudes', 'Tea in the morning.', { key, category: 'Nature' }),
        ).toMatchObject(refused)
      })

      it('lets two visitors use the same key', async () => {
        const [sita, hari] = [await house.signIn(), await house.signIn()]
        const one = await sita.write('confessions', 'The same words.', { key: 'shared-key' })
        const two = await hari.write('confessions', 'The same words.', { key: 'shared-key' })
        expect(one.id).not.toBe(two.id)
      })

      it.each([
        ['none', undefined],
        ['one of 129 letters', 'x'.repeat(129)],
        ['one with a space', 'eight or more'],
      ])('wants a key of 1 to 128 signs, not %s', async (_name, key) => {
        const sita = await house.signIn()
        const answer = await sita.ask('POST', '/api/walls/confessions/posts', {
          body: { text: 'Hello' },
          ...(key && { headers: { 'idempotency-key': key } }),
        })
        expect(answer).toMatchObject({
          status: 400,
          body: { code: 'invalid_header', field: 'idempotency-key' },
        })
      })

      it('does not bring back what was deleted meanwhile', async () => {
        const sita = await house.signIn()
        const key = 'late-retry'
        const post = await sita.write('confessions', 'I take this back.', { key })
        await sita.ask('DELETE', `/api/walls/confessions/posts/${post.id}`)
        const gone = { status: 410, body: { code: 'post_gone' } }
        expect(await sita.post('confessions', 'I take this back.', { key })).toMatchObject(gone)
        house.clock.pass(3_600_000)
        await house.walls.purge()
        expect(await sita.post('confessions', 'I take this back.', { key })).toMatchObject(gone)
      })
    })

    it('never lets an id of a visitor, a session or an address out', async () => {
      const sita = await house.signIn()
      const post = await sita.write('confessions', 'Who am I?')
      const { identities, sessions } = {
        identities: await house.store.read.selectFrom('identities').select('id').execute(),
        sessions: await house.store.read.selectFrom('sessions').select('token_hash').execute(),
      }
      const secrets = [
        ...identities.map(({ id }) => id),
        ...sessions.map(({ token_hash }) => token_hash),
        '127.0.0.1',
      ]
      const answers = await Promise.all([
        sita.list('confessions'),
        sita.heart('confessions', post.id),
        sita.ask('GET', `/api/walls/confessions/posts/${post.id}`),
        sita.ask('POST', `/api/walls/confessions/posts/${post.id}/report`, {
          body: { reason: 'spam' },
        }),
        sita.ask('DELETE', `/api/walls/confessions/posts/${post.id}`),
      ])
      const said = answers.map(({ text }) => text).join('\n') + JSON.stringify(await events())
      expect(secrets.filter((secret) => said.includes(secret))).toEqual([])
    })
  })
}
