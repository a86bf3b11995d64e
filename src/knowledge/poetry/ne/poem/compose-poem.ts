import { chooseOne } from '../choose.ts'
import { type Deal, dealInRow } from '../seed-row.ts'
import { type ComposeSeed, seededRandom } from '../seeded-random.ts'
import { composeCouplets } from './couplet-poem.ts'
import { type NepaliForm, nepaliForms } from './forms.ts'
import { composeGazal } from './gazal.ts'
import { isGrave } from './grave.ts'
import { composeHaiku } from './haiku.ts'
import { composeMuktak } from './muktak.ts'
import { readSubject, type Subject } from './subject.ts'

export interface PoemInput {
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
  seed: ComposeSeed,
  dealAny: Deal,
): string[] {
  // The visitor's own word may sound glad; a line with it still opens the poem.
  const deal: Deal = (list) => {
    const grave = subject.mourns ? list.filter((part) => isGrave(String(part))) : list
    return dealAny(grave.length > 0 ? grave : list)
  }
  if (form === 'gazal') return composeGazal(subject, seed, deal)
  if (form === 'muktak') return composeMuktak(subject, seed, deal)
  if (form === 'haiku') return composeHaiku(subject, seed, deal)
  return composeCouplets(form, subject, seed, deal)
}

/** A poem in Nepali about whatever the visitor wrote; the title always names it. */
export function composePoem(input: PoemInput): Poem {
  const seed = seededRandom(`poem\n${input.seed}\n${input.topic}`)
  const deal = dealInRow(seed, `poem\n${input.form ?? ''}\n${input.topic}`, input.seed)
  const form = input.form ?? chooseOne(nepaliForms, seed)
  const subject = readSubject(input.topic, seed)
  return { title: subject.title, lines: composeOn(subject, form, seed, deal), form }
}
