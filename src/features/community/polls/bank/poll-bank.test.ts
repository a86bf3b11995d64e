import { describe, expect, it } from 'vitest'
import { findPoll, pollBank, pollOfDay, pollsBefore } from './poll-bank.ts'
import { type PollSeed, pollCategories } from './poll-seed.ts'
import { samplePolls } from './sample-polls.ts'

const totalOf = ({ options }: PollSeed) => options.reduce((sum, { votes }) => sum + votes, 0)
const textsOf = ({ question, options }: PollSeed) => [question, ...options.map(({ text }) => text)]

describe('the three sample polls', () => {
  it('come first and bring their votes along', () => {
    expect(pollBank.slice(0, 3)).toEqual(samplePolls)
    expect(samplePolls.map(({ id }) => id)).toEqual(['happiness', 'wellness', 'motivation'])
    expect(samplePolls.map(totalOf)).toEqual([143, 191, 229])
  })
})

describe('the bank of questions', () => {
  it('holds sixty new questions or more, none with votes made up', () => {
    const fresh = pollBank.slice(3)
    expect(fresh.length).toBeGreaterThanOrEqual(60)
    expect(fresh.filter((poll) => totalOf(poll) !== 0)).toEqual([])
  })

  it('gives every question and every option its own id', () => {
    expect(new Set(pollBank.map(({ id }) => id)).size).toBe(pollBank.length)
    for (const { id, options } of pollBank) {
      expect.soft(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
      expect.soft(new Set(options.map((option) => option.id)).size, id).toBe(options.length)
      for (const option of options) expect.soft(option.id, id).toMatch(/^[a-z]+(-[a-z]+)*$/)
    }
  })

  it('offers three to five answers that differ in both languages', () => {
    for (const { id, options } of pollBank) {
      expect.soft(options.length, id).toBeGreaterThanOrEqual(3)
      expect.soft(options.length, id).toBeLessThanOrEqual(5)
      for (const language of ['en', 'np'] as const) {
        const texts = options.map(({ text }) => text[language].toLowerCase())
        expect.soft(new Set(texts).size, id).toBe(options.length)
      }
    }
  })

  it('asks nothing twice', () => {
    for (const language of ['en', 'np'] as const) {
      expect(new Set(pollBank.map(({ question }) => question[language])).size).toBe(pollBank.length)
    }
  })

  it('has something to ask in every category', () => {
    expect(new Set(pollBank.map(({ category }) => category))).toEqual(new Set(pollCategories))
  })

  it('speaks English in Latin letters and Nepali in Devanagari', () => {
    for (const text of pollBank.flatMap(textsOf)) {
      expect.soft(text.en).toMatch(/^[A-Za-z“][A-Za-z“”’ ,.?!:-]*…?\??$/)
      expect.soft(text.np).toMatch(/^(?:[\u0900-\u097f“”… ,?!]|\u200d)+$/)
      expect.soft(text.np).toMatch(/[\u0904-\u0939]/)
    }
  })

  it('writes Nepali as it should be written', () => {
    for (const { np } of pollBank.flatMap(textsOf)) {
      expect.soft(np).toBe(np.normalize('NFC').trim())
      expect.soft(np, 'a danda touches its word').not.toMatch(/ [।?!,]/)
      expect.soft(np, 'no nukta letters').not.toMatch(/[\u093c\u0958-\u095f]/)
      expect
        .soft(np, 'ZWJ belongs between र् and य')
        .not.toMatch(/(?<!र्)\u200d|\u200d(?!य)|र्य(?!\u200d)ो/)
      expect
        .soft(np, 'postpositions are joined')
        .not.toMatch(/(?<=^| )(?:का|लाई|ले|मा|बाट|हरू)(?= |$)/)
      expect.soft(np, 'the Nepali spelling').not.toMatch(/खुशि|ठूलो|बिहिबार|हरु|दुख[ोी]?ले/)
    }
  })

  it('ends every question as a question', () => {
    const open = pollBank.filter(
      ({ question }) => !/[?…।]$/.test(question.np) || !/[?….]$/.test(question.en),
    )
    expect(open.filter(({ question }) => !question.en.endsWith('!'))).toEqual([])
  })
})

const rounds = 3 * pollBank.length
const yearsOfPolls = Array.from({ length: rounds }, (_, day) => pollOfDay(20_000 + day, 20_000))

describe('the question of the day', () => {
  it('is the first sample on the opening day', () => {
    expect(pollOfDay(20_000, 20_000).id).toBe('happiness')
    expect(pollOfDay(0).id).toBe('happiness')
  })

  it('is a new one every day after that, never a sample that stood open already', () => {
    const fresh = pollBank.slice(3)
    expect(yearsOfPolls.slice(1, fresh.length + 1)).toEqual(fresh)
  })

  it('begins again when all has been asked, each time as a poll with votes of its own', () => {
    const again = yearsOfPolls.slice(pollBank.length - 2, 2 * pollBank.length - 2)
    expect(again.map(({ id }) => id)).toEqual(pollBank.map(({ id }) => `${id}-2`))
    expect(again.map(({ question }) => question)).toEqual(pollBank.map((one) => one.question))
    expect(again.filter((poll) => totalOf(poll) !== 0)).toEqual([])
    expect(new Set(yearsOfPolls.map(({ id }) => id)).size).toBe(rounds)
  })

  it('is about something else than the day before', () => {
    for (let day = 1; day < rounds; day += 1) {
      const [today, before] = [yearsOfPolls[day], yearsOfPolls[day - 1]]
      expect.soft(today?.category, `day ${day}`).not.toBe(before?.category)
    }
  })

  it('exists even where a clock runs before the opening day', () => {
    expect(pollBank).toContain(pollOfDay(19_999, 20_000))
  })

  it('is found by its id, in every round, and by no other', () => {
    for (const poll of yearsOfPolls) expect(findPoll(poll.id)).toEqual(poll)
    for (const id of ['happiness-1', 'happiness-0', 'happiness-02', 'nothing-2', '', '-2']) {
      expect.soft(findPoll(id), id).toBeUndefined()
    }
  })
})

describe('the archive below it', () => {
  it('shows the other samples from the first day', () => {
    expect(pollsBefore(0).map(({ id }) => id)).toEqual(['wellness', 'motivation'])
    expect(pollsBefore(1).map(({ id }) => id)).toEqual(['happiness', 'wellness', 'motivation'])
  })

  it('begins with yesterday and goes back to the opening day', () => {
    expect(pollsBefore(5).slice(0, 5)).toEqual([4, 3, 2, 1, 0].map((day) => pollOfDay(day)))
  })

  it('holds everything that was asked, each poll once, however long the site is open', () => {
    const archive = pollsBefore(1_000)
    expect(archive).toHaveLength(1_002)
    expect(new Set([pollOfDay(1_000), ...archive].map(({ id }) => id)).size).toBe(1_003)
  })
})
