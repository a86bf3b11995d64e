import { linesOf } from '#kit/text/lines-of.ts'
import { settle, shuffle } from '../../chance/choose.ts'
import type { Deal } from '../../chance/seed-row.ts'
import type { Random } from '../../chance/seeded-random.ts'
import { capitalise } from '../../plain-text.ts'
import { says } from './gather-stanza.ts'
import { answers, briefSights, haikuSights, longSights, rhymedSights } from './scene-lines.ts'
import type { EnglishForm } from './verses.ts'

const sheetsOf: Readonly<Record<EnglishForm, readonly [string, string]>> = {
  couplets: [briefSights, rhymedSights],
  quatrains: [longSights, rhymedSights],
  haiku: [haikuSights, answers],
  free: [longSights, answers],
}

/** The next stanza of the evening; but for couplets, it may be told what line to open on. */
export type NextScene = (poem: readonly string[], opening?: string) => string

/** Stanzas out of the evening's pieces, none of which a poem sees twice. */
export function dealScenes(random: Random, deal: Deal, form: EnglishForm): NextScene {
  const decks = sheetsOf[form].map((sheet) => deal(piecesOf(random, sheet)))
  return (poem, opening = '') => {
    const said = [...poem, opening]
    const draw = (at: number) => {
      const deck = decks[at] ?? []
      const fresh = deck.findIndex((piece) => !said.some((stanza) => says(stanza, piece)))
      const [piece = ''] = deck.splice(Math.max(fresh, 0), 1)
      said.push(piece)
      return settle(random, piece)
    }
    // Drawn before its answer, so that what comes to the front of the deck does open the poem.
    const lead = opening || draw(0)
    const [first = '', second = ''] = draw(1).split(' / ')
    if (form === 'couplets') return `${lead} ${first}\n${draw(0)} ${second}`
    const begun = form === 'haiku' && !opening ? `${lead} —` : lead
    if (form === 'free') return `${begun}\n${capitalise(first)}\n${second}.`
    return [begun, first, ...(form === 'haiku' ? [] : [draw(0)]), second].join('\n')
  }
}

/** Two brief sights make a long one, which is where most of the evening's variety comes from. */
function piecesOf(random: Random, sheet: string): string[] {
  const pieces = linesOf(sheet)
  if (sheet !== longSights) return pieces
  const briefs = shuffle(random, linesOf(briefSights))
  return [...pieces, ...pieces.flatMap((_, at) => briefs.slice(at, at + 2).join(' '))]
}
