/**
 * Holds a talk with the friend, as it comes without any service: `npm run talk` from the keyboard,
 * `npm run talk -- lines.txt` with each line of a file as a message, `--np` for the Nepali page.
 */
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { createServer } from 'vite'
import type { Reply, Turn } from '../src/knowledge/talking/talk.ts'

type Talking = typeof import('../src/knowledge/talking/next-reply.ts')

const [file, ...flags] = process.argv.slice(2).filter((word) => word !== '--np')
const language = process.argv.includes('--np') ? 'np' : 'en'
if (flags.length > 0) throw new Error(`Not understood: ${flags.join(' ')}`)
const vite = await createServer({
  server: { middlewareMode: true, hmr: false, watch: null },
  logLevel: 'error',
})
const talking = (await vite.ssrLoadModule('/src/knowledge/talking/next-reply.ts')) as Talking
const turns: Turn[] = []

async function say(text: string): Promise<void> {
  turns.push({ from: 'visitor', text, at: Date.now() })
  const clock = { now: Date.now(), zone: 'Asia/Kathmandu' }
  const reply = await talking.nextReply({ turns, language }, { lines: [] }, clock)
  turns.push({ from: 'friend', text: reply.say, at: Date.now() })
  process.stdout.write(`\n> ${text}\n${reply.say}\n${offersOf(reply)}`)
}

function offersOf({ offers }: Reply): string {
  return offers.length === 0 ? '' : `  ${offers.map(({ label }) => `[${label}]`).join(' ')}\n`
}

if (file) {
  for (const line of readFileSync(file, 'utf8').split('\n')) if (line.trim()) await say(line.trim())
} else {
  for await (const line of createInterface({ input: process.stdin }))
    if (line.trim()) await say(line.trim())
}
await vite.close()
