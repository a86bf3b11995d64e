import { readAksharas } from '#kit/text/aksharas.ts'
import { linesOf } from '#kit/text/lines-of.ts'
import { settle } from '../../chance/choose.ts'
import type { Deal } from '../../chance/seed-row.ts'
import type { Random } from '../../chance/seeded-random.ts'
import { weigh } from '../../metre/weight.ts'
import { closings } from './closings.ts'
import type { CoupletForm } from './forms.ts'
import { headLines, mandakrantaEnds, tails } from './openings.ts'
import { scenePieces } from './scene-pieces.ts'
import type { Subject } from './subject.ts'
import { themes } from './themes/all-themes.ts'
import type { Tone } from './themes/theme-verses.ts'
import { weaveWord } from './weave.ts'

export type Couplet = [string, string]

export function coupletsOf(block: string): Couplet[] {
  return linesOf(block).map((line) => line.split(' / ') as Couplet)
}

/** Does the opening half of a line leave its metre whole? */
const headScans: Record<CoupletForm, (head: string) => boolean> = {
  jhyaure(head) {
    const aksharas = readAksharas(head)
    return aksharas.length === 10 && aksharas[4]?.closesWord === true
  },
  anushtup: (head) => /^....LGG.$/.test(weigh(head)),
  shardul: (head) => weigh(head) === 'GGGLLGLGLLLG',
  // A line's first ten, or all of it.
  mandakranta: (head) => /^GGGGLLLLLG(GLGGLG.)?$/.test(weigh(head)),
}

/** A tone may borrow from the one nearest to it: grief from calm, never calm from grief. */
const nearest: Record<Tone, Tone> = {
  tender: 'bright',
  bright: 'tender',
  longing: 'calm',
  calm: 'tender',
}

function inTone(blocks: Record<Tone, string>, { tone, mourns }: Subject): Couplet[] {
  return coupletsOf(blocks[tone] + (mourns ? '' : blocks[nearest[tone]]))
}

/** The topic is named, seen in an image, set into its evening, and left with a consolation. */
export function composeCouplets(
  form: CoupletForm,
  subject: Subject,
  random: Random,
  deal: Deal,
): string[] {
  const pieces = scenePieces[form]
  const firsts = deal(linesOf(pieces.firsts))
  const endings = deal(coupletsOf(pieces.endings))
  const first = () =>
    firsts.splice(
      firsts.findIndex((each) => !head.startsWith(each)),
      1,
    )[0]
  const scene = (): Couplet => {
    const [one, other] = endings.shift() as Couplet
    return [`${first()} ${one}`, `${first()} ${other}`]
  }

  const wholes =
    form === 'mandakranta'
      ? linesOf(mandakrantaEnds).flatMap((end) => firsts.map((first) => `${first} ${end}`))
      : []
  const templates = [...linesOf(headLines[form]), ...wholes]
  const [head = ''] = deal(weaveWord(templates, subject, headScans[form], random))
  const open = (): Couplet => {
    if (form === 'mandakranta' && weigh(head).length > 10) {
      return [head, (deal(inTone(tails[form], subject))[0] as Couplet)[0]]
    }
    const ownTails = form === 'mandakranta' ? [] : inTone(tails[form], subject)
    const [tail] = deal([...ownTails, ...endings.map((pair): Couplet => pair)]) as [Couplet]
    const isShared = endings.includes(tail)
    if (isShared) endings.splice(endings.indexOf(tail), 1)
    return [`${head} ${tail[0]}`, isShared ? `${first()} ${tail[1]}` : tail[1]]
  }

  const images = subject.isTwofold
    ? subject.themes.map((theme) => deal(coupletsOf(themes[theme][form]))[0] as Couplet)
    : deal(subject.themes.flatMap((theme) => coupletsOf(themes[theme][form]))).slice(0, 1)
  const couplets = [
    open(),
    ...images,
    ...(subject.isTwofold ? [] : [scene()]),
    deal(inTone(closings[form], subject))[0] as Couplet,
  ]
  return couplets.flat().map((line) => settle(random, line))
}
