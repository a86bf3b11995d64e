/** A story as it was written: an opening and two chapters, with places for what is drawn or asked. */
export interface Plot {
  readonly name: string
  /** What may stand in the places, by their names; of several one is drawn for the whole story. */
  readonly slots: Readonly<Record<string, readonly string[]>>
  readonly chapters: readonly string[]
}

/**
 * Each plot begins with `# its name`, then a line for each place (`hero: Karma`), then, after an
 * empty line each, the opening and the chapters.
 */
export function readPlots(text: string): Plot[] {
  return text
    .split(/^# /m)
    .slice(1)
    .map((block) => {
      const [head = '', ...chapters] = block.trim().split(/\n\s*\n/)
      const [name = '', ...lines] = head.split('\n')
      return { name, slots: readSlots(lines), chapters: chapters.map(onOneLine) }
    })
}

function readSlots(lines: readonly string[]): Record<string, readonly string[]> {
  return Object.fromEntries(
    lines.map((line) => {
      const [slot = '', readings = ''] = line.split(/:\s*/)
      return [slot, readings.split('|').map((reading) => reading.trim())]
    }),
  )
}

function onOneLine(paragraph: string): string {
  return paragraph.trim().replace(/\s*\n\s*/g, ' ')
}
