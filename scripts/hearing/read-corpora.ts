import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { widen } from './widen.ts'

/** One text of a corpus, with what is to be heard in it. */
export interface Example {
  readonly text: string
  readonly labels: readonly string[]
  /** The first words of its family's heading: `film`, `means in hand`. */
  readonly kind: string
  readonly family: string
  readonly room: string
  /** Made by the grammar of a family instead of being written out. */
  readonly widened: boolean
}

const corporaFolder = 'src/knowledge/hearing/corpora'

export function readCorpora(room: string): Example[] {
  const folder = join(corporaFolder, room)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap((name) => readCorpus(join(folder, name), `${room}/${name}`))
}

export function readCorpus(path: string, room: string): Example[] {
  const examples: Example[] = []
  const lists = new Map<string, string[]>()
  let family = ''
  let labels: string[] = []
  for (const [at, written] of readFileSync(path, 'utf8').split('\n').entries()) {
    const line = written.trim()
    if (line === '') continue
    const list = /^~\s*([\w-]+)\s*:(.*)$/.exec(line)
    if (list) {
      const [, name = '', choices = ''] = list
      lists.set(name, [...(lists.get(name) ?? []), ...choices.split('|').map((one) => one.trim())])
    } else if (line.startsWith('#')) {
      family = line.slice(1).trim()
      labels = []
    } else if (line.startsWith('=')) {
      labels = line.slice(1).trim().split(/\s+/)
    } else if (labels.length === 0) {
      throw new Error(`${path}:${at + 1} has no label above it`)
    } else {
      const kind = family.split(':')[0]?.trim() ?? ''
      const texts = widen(line, lists)
      for (const text of texts) {
        examples.push({
          text: text.replaceAll('⏎', '\n'),
          labels,
          kind,
          family: `${room} ${family}`,
          room,
          widened: texts.length > 1,
        })
      }
    }
  }
  return examples
}
