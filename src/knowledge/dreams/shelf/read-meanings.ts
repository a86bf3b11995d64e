/** What is said of one picture in one language. */
export interface Meaning {
  /** As it stands in a sentence: `a snake`, `your mother`. */
  readonly name: string
  /** Where somebody is who is in it: `at school`. */
  readonly at: string | undefined
  /** What happened, in a clause; `{who}` did it. */
  readonly heard: readonly string[]
  readonly readings: readonly string[]
  /** What people say of it, told as a saying. */
  readonly sayings: readonly string[]
  readonly asks: readonly string[]
  /** For what nobody should be led back into. */
  readonly rests: readonly string[]
}

type Draft = {
  -readonly [Key in keyof Meaning]: Meaning[Key] extends readonly string[] ? string[] : Meaning[Key]
}

const lists: Readonly<Record<string, 'sayings' | 'asks' | 'rests'>> = {
  say: 'sayings',
  ask: 'asks',
  rest: 'rests',
}

/** `# id = name | place`, then a line each: a reading, or `heard`, `say`, `ask`, `rest` and its text. */
export function readMeanings(text: string): ReadonlyMap<string, Meaning> {
  const meanings = new Map<string, Draft>()
  let meaning: Draft | undefined
  for (const line of contentLines(text)) {
    const [, id, name = '', at] = /^# ([\w-]+) = ([^|]+?)(?: \| (.+))?$/.exec(line) ?? []
    if (id) {
      meaning = { name, at, heard: [], readings: [], sayings: [], asks: [], rests: [] }
      meanings.set(id, meaning)
      continue
    }
    if (!meaning) throw new Error(`It belongs to no picture: ${line}`)
    const [, sign = '', rest = ''] = /^(heard|say|ask|rest) (.+)$/.exec(line) ?? []
    const list = lists[sign]
    if (sign === 'heard') meaning.heard.push(...rest.split(' | '))
    else if (list) meaning[list].push(rest)
    else meaning.readings.push(line)
  }
  return meanings
}

/** `# name`, then the lines of it. */
export function readLines(text: string): ReadonlyMap<string, readonly string[]> {
  const parts = new Map<string, string[]>()
  let part: string[] = []
  for (const line of contentLines(text)) {
    if (line.startsWith('# ')) {
      part = []
      parts.set(line.slice(2), part)
    } else part.push(line)
  }
  return parts
}

function contentLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))
}
