import type { Mark } from './nepali-endings.ts'

type Form = readonly [lemma: string, marks: readonly Mark[]]

const none: readonly Mark[] = []
const past: readonly Mark[] = ['past']
const endings: readonly (readonly [ending: string, marks: readonly Mark[]])[] = [
  ['ing', none],
  ['in', none],
  ['ed', past],
  ['d', past],
  ['es', none],
  ['s', none],
  ['er', none],
  ['est', none],
  ['ly', none],
]
const shortest = 3

/** What a form may come from, the form itself first: `hanging` is hang, `cutting` cut, `dies` die. */
export function* lemmasOf(form: string): Generator<Form> {
  yield [form, none]
  for (const [ending, marks] of endings) {
    if (!form.endsWith(ending) || form.length - ending.length < shortest - 1) continue
    const stem = form.slice(0, -ending.length)
    if (stem.length >= shortest) yield [stem, marks]
    if (ending !== 's' && ending !== 'd') {
      yield [`${stem}e`, marks]
      if (stem.at(-1) === stem.at(-2)) yield [stem.slice(0, -1), marks]
    }
    if (stem.endsWith('i')) yield [`${stem.slice(0, -1)}y`, marks]
  }
}
