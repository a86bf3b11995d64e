import { splitAksharas } from '#kit/text/aksharas.ts'
import { fitsMetre } from '../../../metre/recognise.ts'
import { rhymes } from '../../../metre/rhyme.ts'
import type { Poem } from '../compose-poem.ts'
import { metreOfForm, type NepaliForm } from '../forms.ts'
import { isSingable } from '../line-length.ts'

/** Lines come again from poem to poem; hearing each once keeps ten thousand poems quick. */
function remember<Key extends string>(hear: (key: Key) => boolean): (key: Key) => boolean {
  const heard = new Map<Key, boolean>()
  return (key) => {
    const answer = heard.get(key) ?? hear(key)
    heard.set(key, answer)
    return answer
  }
}

const pairRhymes = remember((pair) => {
  const [a = '', b = ''] = pair.split('\n')
  return rhymes(a, b)
})
const scansAs = Object.fromEntries(
  Object.entries(metreOfForm).map(([form, metre]) => [
    form,
    remember((line) => fitsMetre(line, metre, 'strict')),
  ]),
)

export function rhymesAsAsked({ form, lines }: Poem): boolean {
  if (form === 'haiku' || form === 'gadya') return true
  const rhyming = lines.filter((_, at) => at % 2 === 1 || at === 0)
  if (form === 'muktak' || form === 'gazal') {
    return rhyming.every((a, at) => rhyming.slice(0, at).every((b) => pairRhymes(`${a}\n${b}`)))
  }
  return lines.every((line, at) => at % 2 === 0 || pairRhymes(`${lines[at - 1]}\n${line}`))
}

export function keepsItsMetre({ form, lines }: Poem): boolean {
  const counts = lines.map((line) => splitAksharas(line).length)
  if (form === 'gadya') return lines.length >= 7
  if (form === 'haiku') return counts.join('-') === '5-7-5'
  if (form === 'muktak') return lines.length === 4 && lines.every(isSingable)
  if (form === 'gazal') return lines.length === 10 && lines.every(isSingable)
  return lines.length === 8 && lines.every((line) => scansAs[form]?.(line))
}

/** How many syllables a line may have more than another: none in the one बहर of a गजल. */
const play: Partial<Record<NepaliForm, number>> = { gazal: 0, muktak: 2 }

export function keepsOneLength({ form, lines }: Poem): boolean {
  const counts = lines.map((line) => splitAksharas(line).length)
  return Math.max(...counts) - Math.min(...counts) <= (play[form] ?? 99)
}
