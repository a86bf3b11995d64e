import { describe, expect, it } from 'vitest'
import { phrasesOf } from '#knowledge/hearing/matching/letter-tree.ts'
import { findContacts } from './find-contacts.ts'
import { findLinks } from './find-links.ts'
import { ordinarySigns } from './sentences/ordinary-signs.case.ts'

describe('figures, dots and brackets of any day', () => {
  it.each(phrasesOf(ordinarySigns))('say nothing of a number or an address in: %s', (text) => {
    const found = [...findContacts(text), ...findLinks(text)]
    expect(found.map(({ start, end }) => text.slice(start, end))).toEqual([])
  })

  it('say nothing in rows of marks and columns of years', () => {
    for (const text of [
      '2079\n2080\n2081',
      '9\n8\n7\n6\n5\n4\n3\n2\n1\n0',
      '1.\n2.\n3.\n4.\n5.\n6.\n7.',
    ]) {
      expect.soft(findContacts(text)).toEqual([])
    }
  })
})
