/** The lines of a text written down as a block: without their indentation and without empty ones. */
export function linesOf(block: string): string[] {
  return block
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
