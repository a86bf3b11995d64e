import { type NepaliForm, partsOf } from '../forms.ts'

/** What a scene says of its hour, its place …; without a word on it, it fits any. */
const tagNames = ['hour', 'season', 'place', 'tone', 'to', 'ground', 'syllables'] as const
export type TagName = (typeof tagNames)[number]

/** Lines that stand together in a poem. How they are written down stands in docs/verse.md. */
export interface Scene {
  readonly form: NepaliForm
  readonly parts: readonly string[]
  readonly tags: Readonly<Partial<Record<TagName, readonly string[]>>>
  readonly lines: readonly string[]
  /** The file and the line of its header. */
  readonly where: string
}

const closedTags: Partial<Record<TagName, readonly string[]>> = {
  hour: ['dawn', 'day', 'dusk', 'night'],
  season: ['spring', 'summer', 'rain', 'autumn', 'winter'],
  tone: ['tender', 'longing', 'bright', 'calm', 'grave', 'comic'],
}

/** The scenes of a file. What cannot be read is named with its line. */
export function readScenes(name: string, text: string): Scene[] {
  const scenes: (Scene & { lines: string[] })[] = []
  for (const [at, raw] of text.split('\n').entries()) {
    const line = raw.trim()
    if (line === '' || line.startsWith('//')) continue
    const where = `${name}, line ${at + 1}`
    if (line.startsWith('#')) scenes.push({ ...readHeader(line, where), lines: [], where })
    else if (scenes.length === 0) throw new Error(`${where}: a line before any header: ${line}`)
    else scenes.at(-1)?.lines.push(line)
  }
  const empty = scenes.find(({ lines }) => lines.length === 0)
  if (empty) throw new Error(`${empty.where}: a header without lines`)
  return scenes
}

function readHeader(line: string, where: string): Omit<Scene, 'lines' | 'where'> {
  const [form = '', part = '', ...tagged] = line.replace(/^#\s*/, '').split(/\s+/)
  const known = (partsOf as Record<string, readonly string[]>)[form]
  if (!known) throw new Error(`${where}: no form is called ${form}`)
  const parts = part.split(',')
  const wrong = parts.find((each) => !known.includes(each))
  if (wrong !== undefined) throw new Error(`${where}: ${form} has no part ${wrong || '(none)'}`)
  const tags: Partial<Record<TagName, readonly string[]>> = {}
  for (const tag of tagged) {
    const [name, list = ''] = tag.split(':') as [TagName, string?]
    const values = list.split(',')
    if (!tagNames.includes(name) || list === '') throw new Error(`${where}: not a tag: ${tag}`)
    const odd = values.find((value) => closedTags[name]?.includes(value) === false)
    if (odd) throw new Error(`${where}: ${name} is not ${odd}`)
    tags[name] = values
  }
  return { form: form as NepaliForm, parts, tags }
}
