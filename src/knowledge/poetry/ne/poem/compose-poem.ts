import { pickOne } from '../../chance/choose.ts'
import { type Deal, dealInRow } from '../../chance/seed-row.ts'
import { type Random, seededRandom } from '../../chance/seeded-random.ts'
import { poemForms } from '../../kinds.ts'
import { composeCouplets } from './couplet-poem.ts'
import type { NepaliForm } from './forms.ts'
import { composeGazal } from './gazal.ts'
import { isGrave } from './grave.ts'
import { composeHaiku } from './haiku.ts'
import { composeMuktak } from './muktak.ts'
import { readSubject, type Subject } from './subject.ts'

export interface PoemRequest {
  topic: string
  form?: NepaliForm | undefined
  seed: string
}

export interface Poem {
  title: string
  lines: string[]
  form: NepaliForm
}

export function composeOn(
  subject: Subject,
  form: NepaliForm,
  random: Random,
  dealAny: Deal,
): string[] {
  // The visitor's own word may sound glad; a line with it still opens the poem.
  const deal: Deal = (list) => {
    const grave = subject.mourns ? list.filter((part) => isGrave(String(part))) : list
    return dealAny(grave.length > 0 ? grave : list)
  }
  if (form === 'gazal') return composeGazal(subject, random, deal)
  if (form === 'muktak') return composeMuktak(subject, random, deal)
  if (form === 'haiku') return composeHaiku(subject, random, deal)
  return composeCouplets(form, subject, random, deal)
}

/** A poem in Nepali about whatever the visitor wrote; the title always names it. */
export function composePoem({ topic, form: asked, seed }: PoemRequest): Poem {
  const random = seededRandom(`poem\n${seed}\n${topic}`)
  const deal = dealInRow(random, `poem\n${asked ?? ''}\n${topic}`, seed)
  const form = asked ?? pickOne(random, poemForms.np)
  const subject = readSubject(topic, random)
  return { title: subject.title, lines: composeOn(subject, form, random, deal), form }
}
