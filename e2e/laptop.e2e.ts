import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { ownPlaces, places } from './stage/places.ts'
import { open, visit } from './stage/visit.ts'
import { withApp } from './stage/with-app.ts'

const stage = withApp({ LIMITS: 'off' })
const arrive = (width = 1280, height = 800) => visit(stage().address, { width, height })

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not to be seen.')
  return box
}

describe('on a laptop', () => {
  it('the name of every page begins at one edge, and of every room at one height', async () => {
    const { page, leave } = await visit(stage().address, {
      width: 1280,
      height: 800,
      script: false,
    })
    const heights = new Set<number>()
    for (const path of [...places, ...ownPlaces]) {
      await page.goto(path)
      for (const width of [1024, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 800 })
        const name = await boxOf(page.locator('main h1'))
        const edge = await boxOf(page.locator('header a').first())
        expect({ path, width, off: Math.round(Math.abs(name.x - edge.x)) }).toEqual({
          path,
          width,
          off: 0,
        })
        if (path.includes('/', 1)) heights.add(Math.round(name.y))
      }
    }
    expect(heights.size).toBe(1)
    await leave()
  })

  it('the names of the areas and what stands beside them have room, at every width', async () => {
    const tight: unknown[] = []
    for (const language of ['en', 'np'] as const) {
      const { page, leave } = await visit(stage().address, { language })
      await open(page, '/lock')
      for (const width of [1024, 1088, 1280, 1344, 1366]) {
        await page.setViewportSize({ width, height: 800 })
        const room = await page.locator('header nav').evaluate((names) => {
          const tools = names.nextElementSibling?.firstElementChild
          const from = tools?.getBoundingClientRect().left ?? 0
          return Math.round(from - names.getBoundingClientRect().right)
        })
        if (room < 0) tight.push({ language, width, room })
      }
      await leave()
    }
    expect(tight).toEqual([])
  })

  it('what comes of a form stands beside it, and until then the picture of the hour', async () => {
    const { page, leave } = await arrive()
    await open(page, '/discover/love')
    const form = page.locator('main form')
    const picture = page.locator('main .idle svg')
    const { x, width, y } = await boxOf(form)
    expect((await boxOf(picture)).x).toBeGreaterThan(x + width)
    await page.getByLabel('The first name').fill('Sita')
    await page.getByLabel('The second name').fill('Ram')
    await page.keyboard.press('Enter')
    const result = page.getByRole('region', { name: 'Sita' })
    await result.waitFor()
    expect((await boxOf(result)).x).toBeGreaterThan(x + width)
    expect(Math.abs((await boxOf(result)).y - y)).toBeLessThan(2)
    expect(await picture.isVisible()).toBe(false)

    // As with letters of twice the size: one below the other, and no picture between them.
    await page.setViewportSize({ width: 640, height: 400 })
    expect((await boxOf(result)).x).toBe((await boxOf(form)).x)
    expect(await picture.isVisible()).toBe(false)
    await leave()
  })

  it('the picture is also there for whoever walked to the room, and not fetched on a phone', async () => {
    for (const width of [1280, 360]) {
      const { page, leave } = await arrive(width)
      const fetched: string[] = []
      page.on('request', (request) => fetched.push(request.url()))
      await open(page, '/heal/breathe')
      await page.evaluate(() => {
        history.pushState(null, '', '/discover/name')
        dispatchEvent(new PopStateEvent('popstate'))
      })
      await page.getByRole('heading', { level: 1, name: 'Name meaning' }).waitFor()
      await page.locator('header [data-of="discover.name"] > svg').waitFor()
      if (width > 1000) await page.locator('main .idle svg').waitFor()
      const isFetched = fetched.some((url) => /discover-art/.test(url))
      expect({ width, isFetched }).toEqual({ width, isFetched: width > 1000 })
      await leave()
    }
  })

  it('the voices of a wall hang in two columns, newest first, and a new one moves nobody across', async () => {
    const { page, leave } = await arrive()
    await open(page, '/community/confessions')
    const slip = (text: string) => page.getByRole('article').filter({ hasText: text })
    const say = async (text: string) => {
      await page.getByRole('textbox').fill(text)
      await page.getByRole('button', { name: 'Post', exact: true }).click()
      // It has its place once it is sent.
      await slip(text).getByText('you', { exact: true }).waitFor()
    }
    await say('The first slip.')
    await say(`The second, ${'which is longer '.repeat(20)}`)
    await say('The third slip.')
    const across = async () => [
      (await boxOf(slip('The first slip.'))).x,
      (await boxOf(slip('The second, '))).x,
      (await boxOf(slip('The third slip.'))).x,
    ]
    await expect.poll(async () => new Set(await across()).size).toBe(2)
    const before = await across()
    const heading = await boxOf(page.getByRole('heading', { level: 2 }).first())
    expect(heading.x).toBe((await boxOf(page.locator('main h1'))).x)
    await say('The fourth slip.')
    await expect.poll(across).toEqual(before)
    expect(await page.getByRole('article').first().innerText()).toContain('The fourth')
    await leave()
  })

  for (const language of ['en', 'np'] as const) {
    it(`nothing in the head stands on anything, and the theme can be chosen, in ${language}`, async () => {
      const { page, leave } = await visit(stage().address, { language, width: 1280, height: 800 })
      await open(page, '/community')
      await page.evaluate(() => document.fonts.ready)
      for (const width of [1024, 1152, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 800 })
        const boxes = await Promise.all(
          (await page.locator('header :is(a, button):visible').all()).map(boxOf),
        )
        const places = boxes.toSorted((one, other) => one.x - other.x)
        const onEachOther = places.filter(
          ({ x }, at) => at > 0 && x < (places[at - 1]?.x ?? 0) + (places[at - 1]?.width ?? 0) - 1,
        )
        expect({ width, onEachOther }).toEqual({ width, onEachOther: [] })
      }
      await page.getByRole('banner').getByRole('button').last().click()
      await page.getByRole('radio', { name: language === 'en' ? 'Dark' : 'अँध्यारो' }).waitFor()
      await leave()
    })
  }

  it('the night reaches to the edge of the glass, also beside a page of the day', async () => {
    const { page, leave } = await arrive()
    const around = () =>
      page.evaluate(() => {
        const { backgroundColor, scrollbarColor } = getComputedStyle(document.documentElement)
        return { backgroundColor, bar: scrollbarColor === 'auto' ? 'its own' : 'ours' }
      })
    const ground = (part: string) =>
      page
        .locator(part)
        .first()
        .evaluate((each) => getComputedStyle(each).backgroundColor)
    await open(page, '/discover/numerology')
    const night = { backgroundColor: await ground('header'), bar: 'ours' }
    expect(await around()).toEqual(night)
    await open(page, '/heal/mood')
    expect(await around()).toEqual({ backgroundColor: await ground('header'), bar: 'its own' })
    expect(await ground('header')).not.toBe(night.backgroundColor)
    await leave()
  })

  it('what the server draws and fetches later has its styles at once', async () => {
    const { page, leave } = await visit(stage().address, {
      width: 1280,
      height: 800,
      script: false,
    })
    await page.goto('/heal/mood')
    for (const list of ['nav[aria-labelledby=next-door] ul', 'footer ul']) {
      expect(await page.locator(list).evaluate((part) => getComputedStyle(part).display)).toBe(
        'flex',
      )
    }
    const doors = page.locator('nav[aria-labelledby=next-door] a')
    expect(await doors.locator('svg').count()).toBe(await doors.count())
    await leave()
  })

  it('the home page keeps what stands below while the day comes', async () => {
    const { page, leave } = await arrive()
    await page.goto('/')
    await page.locator('[data-of="home"] svg').waitFor()
    for (let look = 0; look < 12; look++) {
      expect(await page.locator('#about').count()).toBe(1)
      await page.waitForTimeout(100)
    }
    await leave()
  })
})
