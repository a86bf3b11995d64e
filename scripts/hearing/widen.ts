import { seeded } from './seeded.ts'

const slot = /<([\w-]+)>/g
const mostOfALine = 40

/**
 * `<when> <i-want> <die>` becomes up to forty sentences, one choice from each list: the same ones
 * at every training. A list may hold nothing between two bars, for what can be left out.
 */
export function widen(line: string, lists: ReadonlyMap<string, readonly string[]>): string[] {
  if (!line.includes('<')) return [line]
  const random = seeded(line.length * 7919 + (line.codePointAt(0) ?? 0))
  const made = new Set<string>()
  for (let tries = 0; tries < mostOfALine * 3 && made.size < mostOfALine; tries += 1) {
    made.add(fill(line, lists, random).replace(/\s+/g, ' ').trim())
  }
  return [...made]
}

function fill(
  line: string,
  lists: ReadonlyMap<string, readonly string[]>,
  random: () => number,
): string {
  return line.replace(slot, (_, name: string) => {
    const choices = lists.get(name)
    if (!choices) throw new Error(`No list is called <${name}>: ${line}`)
    const chosen = choices[Math.floor(random() * choices.length)] as string
    return slot.test(chosen) ? fill(chosen, lists, random) : chosen
  })
}
