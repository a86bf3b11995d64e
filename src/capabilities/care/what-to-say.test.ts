import { describe, expect, it } from 'vitest'
import { needs } from '#knowledge/hearing/heard.ts'
import english from './said/english.ts'
import nepali from './said/nepali.ts'
import { titleFor, whatIsUrgent, whatToSay } from './what-to-say.ts'
import { whomToCall } from './whom-to-call.ts'

const quiet = { child: false, now: false, bereaved: false }

describe('the words beside what was heard', () => {
  it('are other ones for dying, a wound, harm by others, worry about somebody and grief', () => {
    const said = needs.map((need) => english[whatToSay({ ...quiet, need })[0] ?? 'more'])
    expect(new Set(said).size).toBe(needs.length)
    const titles = needs.map((need) => nepali[titleFor({ need })])
    expect(titles.every((title) => title.length > 5)).toBe(true)
  })

  it('tell whoever is harmed what this phone remembers, and nobody else', () => {
    for (const need of needs) {
      expect(whatToSay({ ...quiet, need }).includes('harmed.traces'), need).toBe(need === 'harmed')
    }
  })

  it('speak to a child of grown-ups, and to the bereaved of grief', () => {
    expect(whatToSay({ ...quiet, need: 'harmed', child: true })).toContain('child')
    expect(whatToSay({ ...quiet, need: 'passive', bereaved: true })).toContain('grief')
    expect(whatToSay({ ...quiet, need: 'none', bereaved: true })).toEqual(['grief'])
  })

  it('begin with the ambulance, the hospital and the means where it happens now', () => {
    const [urgent = 'more'] = whatIsUrgent({ need: 'explicit', now: true })
    expect(english[urgent]).toMatch(/swallowed.*\{ambulance\}.*hospital.*leave what could hurt you/)
    expect(nepali[urgent]).toMatch(/\{ambulance\}.*अस्पताल.*हानि/)
    expect(whatIsUrgent({ need: 'explicit', now: false })).toEqual([])
  })
})

describe('whom to call', () => {
  const calls = (need: (typeof needs)[number], now: boolean) =>
    whomToCall({ need, now, child: false }, 'np').atOnce.map(({ call }) => call)

  it('is one line, and before it the ambulance or the police where it happens now', () => {
    expect(calls('explicit', false)).toEqual(['1166'])
    expect(calls('explicit', true)).toEqual(['102', '1166'])
    expect(calls('harmed', true)).toEqual(['100', '1145'])
    expect(calls('other', true)).toEqual(['102', '1166'])
  })

  it('names nobody twice', () => {
    for (const need of needs) {
      const { all } = whomToCall({ need, now: true, child: true }, 'np')
      expect(new Set(all).size, need).toBe(all.length)
    }
  })
})
