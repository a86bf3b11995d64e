/**
 * Holds a talk with the friend, as it comes without any service: `npm run talk` from the keyboard,
 * `npm run talk -- lines.txt` with each line of a file as a message, `--np` for the Nepali page.
 * `--figures` holds the talks it is tested on, and counts.
 */
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { createServer } from 'vite'
import type { Reply, Turn } from '../src/knowledge/talking/talk.ts'

type Talking = typeof import('../src/knowledge/talking/next-reply.ts')
type Counting = typeof import('../src/knowledge/talking/testing/count-talks.ts')

const words = process.argv.slice(2)
const known = ['--np', '--figures']
const unknown = words.find((word) => word.startsWith('-') && !known.includes(word))
if (unknown) throw new Error(`Not understood: ${unknown}`)
const file = words.find((word) => !word.startsWith('-'))
const language = words.includes('--np') ? 'np' : 'en'

const vite = await createServer({
  server: { middlewareMode: true, hmr: false, watch: null },
  logLevel: 'error',
})
const load = <Module>(path: string) =>
  vite.ssrLoadModule(`/src/knowledge/talking/${path}`) as Promise<Module>
const { nextReply } = await load<Talking>('next-reply.ts')
const turns: Turn[] = []

async function say(text: string): Promise<void> {
  const now = Date.now()
  turns.push({ from: 'visitor', text, at: now })
  const reply = await nextReply({ turns, language }, { lines: [] }, { now, zone: 'Asia/Kathmandu' })
  turns.push({ from: 'friend', text: reply.say, at: now })
  print(`\n> ${text}\n${reply.say}\n${offersOf(reply)}`)
}

function offersOf({ offers }: Reply): string {
  return offers.length === 0 ? '' : `  ${offers.map(({ label }) => `[${label}]`).join(' ')}\n`
}

function print(text: string): void {
  process.stdout.write(text)
}

async function sayAll(lines: Iterable<string> | AsyncIterable<string>): Promise<void> {
  for await (const line of lines) if (line.trim() !== '') await say(line.trim())
}

if (words.includes('--figures')) {
  const { countTalks } = await load<Counting>('testing/count-talks.ts')
  const read = (name: string) => readFileSync(`src/knowledge/talking/talks/${name}.txt`, 'utf8')
  print(`${(await countTalks(read)).join('\n')}\n`)
} else {
  await sayAll(
    file ? readFileSync(file, 'utf8').split('\n') : createInterface({ input: process.stdin }),
  )
}
await vite.close()
