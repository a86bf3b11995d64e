import { describe, expect, it } from 'vitest'
import { findContacts } from './find-contacts.ts'
import { findLinks } from './find-links.ts'

const linksIn = (text: string) => findLinks(text).map(({ start, end }) => text.slice(start, end))

describe('a link in disguise', () => {
  it.each([
    ['look at evil[.]com now', 'evil[.]com'],
    ['evil(.)com', 'evil(.)com'],
    ['evil [.] com', 'evil [.] com'],
    ['evil{.}com', 'evil{.}com'],
    ['evil(dot)com', 'evil(dot)com'],
    ['evil (dot)com', 'evil (dot)com'],
    ['evil[dot]com', 'evil[dot]com'],
    ['evil{dot}com', 'evil{dot}com'],
    ['EVIL(DOT)COM', 'EVIL(DOT)COM'],
    ['evil<dot>com', 'evil<dot>com'],
    ['evil(d0t)com', 'evil(d0t)com'],
    ['evil(dot)com(dot)np', 'evil(dot)com(dot)np'],
    ['evil[.]com/offer', 'evil[.]com/offer'],
    ['evil(dot)shop', 'evil(dot)shop'],
    ['evil[.]in', 'evil[.]in'],
    ['t(dot)me/x', 't(dot)me/x'],
    ['t[.]me/x', 't[.]me/x'],
    ['t . me/x', 't . me/x'],
    ['t. me/x', 't. me/x'],
    ['नमुना(डट)कम', 'नमुना(डट)कम'],
    ['evil-dot-com', 'evil-dot-com'],
    ['evil_dot_com', 'evil_dot_com'],
    ['evil*dot*com', 'evil*dot*com'],
    ['evil - dot - com', 'evil - dot - com'],
    ['evil dotcom', 'evil dotcom'],
    ['evildotcom', 'evildotcom'],
    ['e v i l . c o m', 'e v i l . c o m'],
    ['look: e v i l . c o m / x', 'e v i l . c o m / x'],
    ['e v i l dot c o m', 'e v i l dot c o m'],
    ['e v i l . i n', 'e v i l . i n'],
    ['e v i l.com', 'e v i l.com'],
    ['evil . c o m', 'evil . c o m'],
    ['evil.c o m', 'evil.c o m'],
    ['evil.c.o.m', 'evil.c.o.m'],
    ['go to evil. com now', 'evil. com'],
    ['EVIL. COM', 'EVIL. COM'],
    ['https:evil.in', 'https:evil.in'],
    ['https:/evil.in', 'https:/evil.in'],
    ['https//evil.in', 'https//evil.in'],
    ['https : // evil.in', 'https : // evil.in'],
    ['www . evil . com', 'www . evil . com'],
    ['www evil com', 'www evil com'],
    ['evil . in/x', 'evil . in/x'],
    ['bit . ly/abc', 'bit . ly/abc'],
    ['evil (dot) in', 'evil (dot) in'],
    ['ftp://evil.in', 'ftp://evil.in'],
    ['tg://resolve', 'tg://resolve'],
    ['evil·com', 'evil·com'],
    ['𝐞𝐯𝐢𝐥.𝐜𝐨𝐦', '𝐞𝐯𝐢𝐥.𝐜𝐨𝐦'],
    ['ⓔⓥⓘⓛ.ⓒⓞⓜ', 'ⓔⓥⓘⓛ.ⓒⓞⓜ'],
    ['@evil.com', 'evil.com'],
    ['my shop is at evil(dot)com', 'evil(dot)com'],
    ['I work at evil dot com', 'evil dot com'],
  ])('is found in: %s', (text, link) => {
    expect(linksIn(text)).toEqual([link])
    expect(findContacts(text)).toEqual([])
  })
})

describe('a link with an ending that spam likes', () => {
  it.each(
    'info xyz shop app online site top click club live store link vip icu buzz cc tk io co'.split(
      ' ',
    ),
  )('is found with .%s', (ending) => {
    expect.soft(linksIn(`evil.${ending}`)).toEqual([`evil.${ending}`])
    expect.soft(linksIn(`please visit evil.${ending} today`)).toEqual([`evil.${ending}`])
    expect.soft(linksIn(`buy this: evil.${ending}!`)).toEqual([`evil.${ending}`])
    expect.soft(linksIn(`राम्रो छ evil.${ending}/a हेर`)).toEqual([`evil.${ending}/a`])
  })

  it.each([
    ['evil.shop sells cheap phones', 'evil.shop'],
    ['my shop is at evil.shop now', 'evil.shop'],
    ['many things at best-deals.top are cheap', 'best-deals.top'],
    ['तपाईं evil.site हेर्नुहोस् वेबसाइट evil.club मा', 'evil.club'],
    ['evil.in', 'evil.in'],
    ['visit evil.me now', 'evil.me'],
    ['website: evil.to', 'evil.to'],
    ['visit evil dot shop', 'evil dot shop'],
    ['evil dot in slash offer', 'evil dot in'],
  ])('is found in: %s', (text, link) => {
    expect(linksIn(text)).toEqual([link])
  })
})
