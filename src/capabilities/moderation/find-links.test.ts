import { describe, expect, it } from 'vitest'
import { findLinks } from './find-links.ts'

const linksIn = (text: string) => findLinks(text).map(({ start, end }) => text.slice(start, end))

describe('a link', () => {
  it.each([
    ['read https://example.com/a?b=1.', 'https://example.com/a?b=1'],
    ['see www.foo.org, please', 'www.foo.org'],
    ['HTTPS://EXAMPLE.COM', 'HTTPS://EXAMPLE.COM'],
    ['http://192.168.0.1/x', 'http://192.168.0.1/x'],
    ['(http://a.co)', 'http://a.co'],
    ['go to example.com now', 'example.com'],
    ['हाम्रो.com हेर्नुहोस्', 'हाम्रो.com'],
    ['hamro.com.np', 'hamro.com.np'],
    ['shop.com.au, cheap', 'shop.com.au'],
    ['join t.me/somegroup', 't.me/somegroup'],
    ['wa.me/9779841234567', 'wa.me/9779841234567'],
    ['bit.ly/abc', 'bit.ly/abc'],
    ['discord.gg/abc', 'discord.gg/abc'],
    ['flipkart.in/offer', 'flipkart.in/offer'],
    ['example . com', 'example . com'],
    ['exa\u200bmple.com', 'exa\u200bmple.com'],
    ['ＥＸＡＭＰＬＥ．ｃｏｍ', 'ＥＸＡＭＰＬＥ．ｃｏｍ'],
    ['visit example dot com now', 'example dot com'],
    ['example (dot) com', 'example (dot) com'],
    ['t dot me slash friends', 't dot me'],
    ['मेरो साइट नमुना डट कममा छ', 'नमुना डट कम'],
  ])('is found in: %s', (text, link) => {
    expect(linksIn(text)).toEqual([link])
  })

  it('is found each time there is one', () => {
    expect(linksIn('a.com, b.org/c and नमुना डट कम')).toEqual(['a.com', 'b.org/c', 'नमुना डट कम'])
  })
})

describe('a full stop', () => {
  it.each([
    'e.g. this, i.e. that, etc.',
    'it cost 3.5 rupees, or रु.500',
    'at 10.30 a.m. in the U.S.A',
    'गयो।अब के गर्ने',
    'गयो.अब के गर्ने',
    'I am happy.today was good',
    'ok.so what.me too.it is fine.in short',
    'I came home.It was late',
    'wait...com on',
    'ok...net is slow',
    'B.Com final year, then M.Com and Ph.D.',
    'St.Xavier school',
    'file.txt and version 2.0.1',
    'went home. Company came',
    'the dot com years',
    'ma gayena.tv herera base',
    'भन्यो.net चलेन',
    'मैदानमा डटेर खेल, कम नबोल',
    'write to ram@gmail.com',
    'write to ram at gmail dot com',
  ])('is no link in: %s', (text) => {
    expect(linksIn(text)).toEqual([])
  })
})
