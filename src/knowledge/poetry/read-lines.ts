import { linesOf } from '#kit/text/lines-of.ts'

/** Lines a writer keeps in text files, by the name of the file: one sentence a line. */
export function readLines(files: Readonly<Record<string, string>>): ReadonlyMap<string, string[]> {
  return new Map(
    Object.entries(files).map(([path, text]) => [
      path.replace(/^.*\//, '').replace(/\.txt$/, ''),
      linesOf(text),
    ]),
  )
}
