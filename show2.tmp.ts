import { createServer } from 'vite'
const vite = await createServer({ server: { middlewareMode: true, hmr: false, ws: false, watch: null }, logLevel: 'error' })
const { composePoem } = await vite.ssrLoadModule('/src/knowledge/poetry/ne/poem/compose-poem.ts')
const { isOfBothHours } = await vite.ssrLoadModule('/src/knowledge/poetry/ne/poem/testing/tone-faults.ts')
const p = await composePoem({ topic: 'जापान', form: 'shardul', seed: 'w' })
console.log(p.lines.join('\n'), p.lines.length)
let n = 0
for (const form of ['anushtup', 'gadya','shardul']) for (const topic of ['आमा', 'परदेश', 'साथी', 'चिया', 'माया', 'जीवन','फुटबल','लुर्कन']) for (let i = 1; i < 20 && n < 6; i++) {
  const { lines } = await composePoem({ topic, form, seed: `v ${i}` })
  if (isOfBothHours(lines, topic)) { n++; console.log('\n' + topic, form, '\n' + lines.join('\n')) }
}
await vite.close()
