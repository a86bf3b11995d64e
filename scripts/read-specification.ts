/** What `docs/specification.md` claims: rows that say what is asked, where it lives, what shows it. */
export interface Row {
  readonly line: number
  readonly asked: string
  readonly links: readonly Link[]
}

export interface Link {
  readonly line: number
  /** For a test, its sentence. */
  readonly text: string
  /** As it is written: relative to the folder of the specification. */
  readonly target: string
}

const testFile = /\.((test|case)\.tsx?|e2e\.ts)$/

export function isTest({ target }: Link): boolean {
  return testFile.test(target)
}

export function readLinks(markdown: string): Link[] {
  return markdown
    .split('\n')
    .flatMap((text, at) =>
      [...text.matchAll(/\[([^\]]+)\]\(([^)\s]+)\)/g)].map(([, words = '', target = '']) => ({
        line: at + 1,
        text: words.replaceAll('\\|', '|'),
        target,
      })),
    )
    .filter(({ target }) => !/^(https?:|#)/.test(target))
}

/** The lines of all tables but for their heads. */
export function readRows(markdown: string): Row[] {
  const links = readLinks(markdown)
  return markdown.split('\n').flatMap((text, at) => {
    if (!text.startsWith('|') || /^\|[\s:|-]+\|$/.test(text) || text.startsWith('| asked '))
      return []
    const cells = text.split(/(?<!\\)\|/).slice(1, -1)
    const line = at + 1
    return [
      { line, asked: cells[0]?.trim() ?? '', links: links.filter((one) => one.line === line) },
    ]
  })
}

/** Whether a file holds a test of these words that is run: skipped ones and remarks show nothing. */
export function holdsTest(source: string, sentence: string): boolean {
  return ["'", '"', '`'].some((quote) => {
    const place = source.indexOf(`${quote}${sentence}${quote},`)
    if (place < 0) return false
    const before = source.slice(0, place).trimEnd()
    const opening = before.slice(Math.max(0, before.lastIndexOf('\n', before.length - 2)))
    return before.endsWith('(') && !/\/\/|\.(skip|todo|fails)\b/.test(opening)
  })
}
