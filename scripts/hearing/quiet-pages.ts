import type { Example } from './read-corpora.ts'
import { scripts } from './script-of.ts'
import { seeded } from './seeded.ts'

const pages = 300
const lines = 8

/** Pages of lines none of which says anything by itself: what they say must arise between them. */
export function quietPages(quiet: readonly (Example & { readonly script: string })[]): Example[] {
  const random = seeded(8)
  return scripts.flatMap((script) => {
    const own = quiet.filter((one) => one.script === script)
    return Array.from({ length: pages }, (_, at) => {
      const page = Array.from({ length: lines }, () => own[Math.floor(random() * own.length)]?.text)
      const text = page.join(at % 2 === 0 ? '. ' : '\n')
      return {
        text,
        labels: ['none'],
        kind: script,
        family: 'pages',
        room: 'pages',
        widened: false,
      }
    })
  })
}
