import { it } from 'vitest'
import { findPictures } from './find-pictures.ts'
import { toldDreams } from './testing/measure.ts'
import { openWords } from './shelf/words.ts'
import { writeFileSync } from 'node:fs'
it('probe', () => {
  const { happenings, pictures, lexicon } = openWords()
  const known = new Set([...lexicon.names])
  const out: string[] = [`pictures ${pictures.size} happenings ${new Set(happenings.map((h)=>h.id)).size}`]
  for (const h of happenings) for (const w of h.ways) for (const t of w) for (const a of t.anyOf) if (!a.startsWith('@') && !known.has(a)) out.push(`unknown ${h.id}: ${a}`)
  for (const { fits, dream } of toldDreams) {
    const s = findPictures(dream)
    const hs = s.happenings.map((h) => `${h.id}(${h.who?.id ?? ''})`)
    const ok = s.happenings.length ? fits.includes(s.happenings[0]!.id) : s.pictures.some((p) => fits.includes(p.id))
    out.push(`${ok ? '  ' : '!!'} ${hs.join(' ')} | ${s.pictures.map((p) => p.id).join(' ')} | ${s.feelings.join(' ')} || ${dream} [${fits.join(' ')}]`)
  }
  writeFileSync('/tmp/p11/probe.txt', out.join('\n'))
})
