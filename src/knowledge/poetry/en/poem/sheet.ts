import type { EnglishForm } from './verses.ts'

const parts = ['open', 'deepen', 'turn', 'rest', 'whole'] as const
export type Part = (typeof parts)[number]

const tagValues = {
  hour: ['dawn', 'day', 'dusk', 'night', 'any'],
  season: ['spring', 'summer', 'monsoon', 'autumn', 'winter'],
  place: undefined,
  tone: ['tender', 'longing', 'bright', 'calm', 'grave', 'comic'],
  to: undefined,
} as const
type Tag = keyof typeof tagValues
export type Tags = Readonly<Partial<Record<Tag, string>>>

/** A stanza with where it may stand. How sheets are written stands in docs/verse.md. */
export interface Block {
  readonly form: EnglishForm
  readonly part: Part
  readonly tags: Tags
  readonly lines: readonly string[]
  /** Where it stands in its file. */
  readonly line: number
  readonly hasSlot: boolean
}

export interface Sheet {
  /** Sheets of its kin, drawn on beside its own. */
  readonly kin: readonly string[]
  readonly blocks: readonly Block[]
  /** What cannot be read, by line. */
  readonly faults: readonly string[]
}

const forms: readonly string[] = ['couplets', 'quatrains', 'haiku', 'free']

export function readSheet(text: string): Sheet {
  const kin: string[] = []
  const blocks: Block[] = []
  const faults: string[] = []
  let head: Pick<Block, 'form' | 'part' | 'tags'> | undefined
  let lines: string[] = []
  const end = (at: number) => {
    if (lines.length > 0) {
      if (head) blocks.push(blockOf(head, lines, at - lines.length))
      else faults.push(`line ${at}: a stanza without a header`)
    }
    lines = []
  }
  const rows = text.split('\n').map((row) => row.trim())
  rows.forEach((row, at) => {
    if (row === '' || row.startsWith('//') || row.startsWith('#')) end(at + 1)
    if (row.startsWith('# ')) {
      const read = readHead(row.slice(2))
      head = typeof read === 'string' ? undefined : read
      if (typeof read === 'string') faults.push(`line ${at + 1}: ${read}`)
    } else if (blocks.length === 0 && !head && row.startsWith('with '))
      kin.push(...row.split(' ').slice(1))
    else if (row !== '' && !row.startsWith('//')) lines.push(row)
  })
  end(rows.length + 1)
  return { kin, blocks, faults }
}

function readHead(head: string): Pick<Block, 'form' | 'part' | 'tags'> | string {
  const [form = '', part = '', ...rest] = head.trim().split(/\s+/)
  if (!forms.includes(form)) return `unknown form “${form}”`
  if (!parts.includes(part as Part)) return `unknown part “${part}”`
  const tags: Partial<Record<Tag, string>> = {}
  for (const tag of rest) {
    const [name = '', value = ''] = tag.split(':')
    if (!(name in tagValues)) return `unknown tag “${tag}”`
    const values: readonly string[] | undefined = tagValues[name as Tag]
    if (value === '' || (values && !values.includes(value))) return `unknown tag “${tag}”`
    tags[name as Tag] = value
  }
  return { form: form as EnglishForm, part: part as Part, tags }
}

function blockOf(
  head: Pick<Block, 'form' | 'part' | 'tags'>,
  lines: readonly string[],
  line: number,
): Block {
  const text = lines.join(' ')
  const hour = head.tags.hour ?? hourIn(text)
  const tags = hour === undefined ? head.tags : { ...head.tags, hour }
  return { ...head, tags, lines, line, hasSlot: /\{[a-z]/i.test(text) }
}

const hours: readonly (readonly [string, RegExp])[] = [
  ['dawn', /\b(dawn|sunrise|morning|breakfast)\b/i],
  ['night', /\b(tonight|midnight|night|stars?|moon|moonlight|asleep|lamplight)\b/i],
  ['dusk', /\b(dusk|evening|sunset|supper)\b/i],
  ['day', /\b(noon|midday|afternoon|lunch|sunlight)\b/i],
]

/** The hour a stanza speaks of where its header does not say. */
function hourIn(text: string): string | undefined {
  const heard = hours.filter(([, words]) => words.test(text))
  return heard.length === 1 ? heard[0]?.[0] : undefined
}
