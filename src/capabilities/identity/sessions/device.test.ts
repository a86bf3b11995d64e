import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readDevice, recogniseDevice, writeDevice } from './device.ts'

const android = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)'
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_1 like Mac OS X) AppleWebKit/605.1.15'
const laptop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)'

describe('a phone in the list of one’s phones', () => {
  it.each([
    [`${android} Chrome/129.0.0.0 Mobile Safari/537.36`, 'android chrome'],
    [`${android} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`, 'android samsung'],
    [`${android} Chrome/112.0.0.0 Mobile Safari/537.36 OPR/76.2.4027`, 'android opera'],
    ['Opera/9.80 (Android; Opera Mini/36.2/119; U; en) Presto/2.12 Version/12.16', 'android opera'],
    [
      `${android} Version/4.0 Chrome/129.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/480.0;]`,
      'android facebook',
    ],
    ['Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0', 'android firefox'],
    [`${phone} (KHTML, like Gecko) Version/17.1 Mobile/15E148 Safari/604.1`, 'iphone safari'],
    [`${phone} (KHTML, like Gecko) CriOS/129.0 Mobile/15E148 Safari/604.1`, 'iphone chrome'],
    [`${laptop} Chrome/129.0.0.0 Safari/537.36 Edg/129.0.0.0`, 'windows edge'],
    [
      'Mozilla/5.0 (Mobile; Nokia_8110_4G; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5',
      'kaios firefox',
    ],
    [
      'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/129.0.0.0 Safari/537.36',
      'chromebook chrome',
    ],
    ['curl/8.5.0', ' '],
    [undefined, ' '],
  ])('is recognised by what its browser says: %s', (said, stored) => {
    expect(writeDevice(recogniseDevice(said))).toBe(stored)
  })

  it('is stored in two words that hold no model, no version and nothing that was made up', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (noise) => {
        const stored = writeDevice(
          recogniseDevice(`${android} SM-A057F ${noise} Chrome/129.0.6668`),
        )
        expect(stored).toMatch(/^[a-z]* [a-z]*$/)
        expect(readDevice(stored)).toEqual(recogniseDevice(`${android} ${noise} Chrome/1`))
      }),
    )
  })

  it('is simply unknown where nothing was kept of it, or something else', () => {
    const unknown = { system: null, browser: null }
    for (const stored of [null, '', ' ', 'toaster lynx'])
      expect(readDevice(stored)).toEqual(unknown)
  })
})
