/** One of several kinds or names; a word that must not be near. */
export interface Term {
  readonly anyOf: readonly string[]
  readonly isAbsent: boolean
}

export interface Entry {
  readonly id: string
  readonly emoji: string
  readonly tags: readonly string[]
}

/** Something that happened, and the ways in which it is told. */
export interface Happening extends Entry {
  readonly ways: readonly (readonly Term[])[]
}

/** `# id: emoji tag tag`, as it stands over the words of a picture and over what happened. */
export function readEntry(line: string): Entry {
  const [, id = '', about = ''] = /^# ([\w-]+):\s*(.*)$/.exec(line) ?? []
  const [emoji = '', ...tags] = about.split(/\s+/)
  return { id, emoji, tags }
}

export function readHappenings(text: string): Happening[] {
  const happenings: (Happening & { ways: Term[][] })[] = []
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '' || line.startsWith('//')) continue
    if (line.startsWith('# ')) happenings.push({ ...readEntry(line), ways: [] })
    else happenings.at(-1)?.ways.push(line.split(/\s+/).map(readTerm))
  }
  return happenings
}

function readTerm(written: string): Term {
  const isAbsent = written.startsWith('!')
  return { isAbsent, anyOf: written.slice(isAbsent ? 1 : 0).split('|') }
}
