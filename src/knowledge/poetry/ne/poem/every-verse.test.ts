import { describe, expect, it } from 'vitest'
import { splitAksharas } from '#kit/text/aksharas.ts'
import { linesOf } from '#kit/text/lines-of.ts'
import { everyReading } from '../../chance/choose.ts'
import { fitsMetre } from '../../metre/testing/recognise.ts'
import { rhymes } from '../../metre/testing/rhyme.ts'
import { closings } from './closings.ts'
import { coupletsOf } from './couplet-poem.ts'
import { type CoupletForm, metreOfForm } from './forms.ts'
import { rhymeWord } from './gazal.ts'
import { gazalGrounds, openThoughts } from './gazal-grounds.ts'
import { haikuAnyTone, haikuByTone } from './haiku.ts'
import { isSingable } from './line-length.ts'
import { muktakRhymes } from './muktak-rhymes.ts'
import { mandakrantaEnds, tails } from './openings.ts'
import { scenePieces } from './scene-pieces.ts'
import { themes } from './themes/all-themes.ts'

const forms = Object.keys(metreOfForm) as CoupletForm[]

/** A head that scans, so that the tails can be heard in a whole line. */
const someHead = {
  jhyaure: 'आमाको कुरा मनमा खेल्दा',
  anushtup: 'आमाको नाम बोकेर',
  shardul: 'आमाको कविता म लेख्छु मनमा',
}

function misfits(form: CoupletForm, couplets: [string, string][]): string[] {
  return couplets.flatMap((couplet) => {
    const [firsts, seconds] = couplet.map(everyReading) as [string[], string[]]
    const broken = [...firsts, ...seconds].filter(
      (line) => !fitsMetre(line, metreOfForm[form], 'strict'),
    )
    const unrhymed = firsts.flatMap((first) => seconds.filter((second) => !rhymes(first, second)))
    return [...broken, ...unrhymed]
  })
}

describe.each(forms)('%s', (form) => {
  it.each(Object.keys(themes))('couplets on %s scan by the strict rule and rhyme', (theme) => {
    expect(misfits(form, coupletsOf(themes[theme as keyof typeof themes][form]))).toEqual([])
  })

  it('closings scan and rhyme', () => {
    for (const block of Object.values(closings[form])) {
      expect(misfits(form, coupletsOf(block))).toEqual([])
    }
  })

  it('pieces of a scene scan and rhyme, whichever stand together', () => {
    const { firsts, endings } = scenePieces[form]
    for (const first of linesOf(firsts).flatMap(everyReading)) {
      const couplets = coupletsOf(endings).map((pair): [string, string] => [
        `${first} ${pair[0]}`,
        `${first} ${pair[1]}`,
      ])
      for (const [one, other] of couplets) {
        for (const line of [one, other].flatMap(everyReading)) {
          expect(fitsMetre(line, metreOfForm[form], 'strict'), line).toBe(true)
        }
      }
    }
    for (const pair of coupletsOf(endings)) {
      const [ones = [], others = []] = pair.map(everyReading)
      for (const one of ones) for (const other of others) expect(rhymes(one, other), one).toBe(true)
    }
  })
})

describe('openings', () => {
  it.each(['jhyaure', 'anushtup', 'shardul'] as const)('of %s scan and rhyme', (form) => {
    for (const block of Object.values(tails[form])) {
      const couplets = coupletsOf(block).map(([tail, answer]): [string, string] => [
        `${someHead[form]} ${tail}`,
        answer,
      ])
      expect(misfits(form, couplets)).toEqual([])
    }
  })

  it('of mandakranta rhyme with every answer', () => {
    const answers = Object.values(tails.mandakranta).flatMap(linesOf)
    const ends = linesOf(mandakrantaEnds).map((end) => end.replace('{X}', 'प्रेम'))
    for (const answer of answers.flatMap(everyReading)) {
      expect(fitsMetre(answer, 'मन्दाक्रान्ता', 'strict'), answer).toBe(true)
      for (const end of ends) expect(rhymes(end, answer), `${end} / ${answer}`).toBe(true)
    }
  })
})

describe('haiku lines', () => {
  const sets = [
    ...Object.values(themes).map(({ haiku }) => haiku),
    ...Object.values(haikuByTone),
    haikuAnyTone,
  ]
  const countOf = { image: 5, turn: 7, rest: 5 }

  it('have five, seven and five syllables', () => {
    for (const set of sets) {
      for (const [part, lines] of Object.entries(set)) {
        for (const line of lines.split(' / ').flatMap(everyReading)) {
          expect(splitAksharas(line).length, line).toBe(countOf[part as keyof typeof countOf])
        }
      }
    }
  })
})

/** Every two different rhyme words rhyme, so that a poem need only part the words. */
function expectRhymes(lines: readonly string[], refrain: string): void {
  const words = new Set(lines.map((line) => rhymeWord(line, refrain)))
  for (const a of words) {
    for (const b of words) if (a !== b) expect(rhymes(a, b), `${a} / ${b}`).toBe(true)
  }
}

describe('gazals', () => {
  it.each(gazalGrounds.map((ground) => [ground.refrain, ground] as const))(
    'on "%s" keep refrain and rhyme, and have couplets enough for four more rhyme words',
    (refrain, ground) => {
      const openings = coupletsOf(ground.openings)
      const later = [
        ...coupletsOf(ground.couplets).map(([, second]) => second),
        ...linesOf(ground.answers),
      ].flatMap(everyReading)
      const seconds = [...openings.flat().flatMap(everyReading), ...later]
      for (const line of seconds) expect(line.endsWith(` ${refrain}`), line).toBe(true)
      expectRhymes(seconds, refrain)
      for (const opening of openings) {
        const taken = opening.flatMap(everyReading).map((line) => rhymeWord(line, refrain))
        const left = new Set(later.map((line) => rhymeWord(line, refrain)))
        for (const word of taken) left.delete(word)
        expect(left.size, opening.join(' / ')).toBeGreaterThanOrEqual(4)
      }
      const whole = [...coupletsOf(ground.couplets).flat(), ...linesOf(ground.answers)]
      for (const line of whole.flatMap(everyReading)) expect(isSingable(line), line).toBe(true)
    },
  )

  it('have thoughts that any line may answer', () => {
    for (const line of linesOf(openThoughts).flatMap(everyReading)) {
      expect(isSingable(line), line).toBe(true)
    }
  })
})

describe('muktaks', () => {
  it.each(muktakRhymes.map((rhyme, at) => [at + 1, rhyme] as const))(
    'of rhyme %i rhyme in their first, second and last line, and come home on a third word',
    (_, { first, second, turns, refrain }) => {
      const seconds = linesOf(second).flatMap(everyReading)
      const lasts = coupletsOf(turns).flatMap(([, last]) => everyReading(last))
      const firsts = linesOf(first).flatMap(everyReading)
      expectRhymes([...firsts, ...seconds, ...lasts], refrain)
      for (const opening of firsts) {
        const left = new Set([...seconds, ...lasts].map((line) => rhymeWord(line, refrain)))
        left.delete(rhymeWord(opening, refrain))
        expect(left.size, opening).toBeGreaterThanOrEqual(2)
      }
      for (const line of [...seconds, ...coupletsOf(turns).flat().flatMap(everyReading)]) {
        expect(isSingable(line), line).toBe(true)
      }
    },
  )
})
