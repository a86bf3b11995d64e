import { createServer } from 'vite'
const vite = await createServer({ server: { middlewareMode: true, hmr: false, ws: false, watch: null }, logLevel: 'error' })
const { composePoem } = await vite.ssrLoadModule('/src/knowledge/poetry/ne/poem/compose-poem.ts')
const { composeDiaryPoem } = await vite.ssrLoadModule('/src/knowledge/poetry/ne/diary/compose-diary-poem.ts')
const [form, ...topics] = process.argv.slice(2)
for (const topic of topics) {
  if (form === 'diary') { console.log('\n== ' + topic + '\n' + await composeDiaryPoem({ entry: topic, seed: 'q 4' })); continue }
  const poem = await composePoem({ topic, form: form === 'any' ? undefined : form, seed: 'q 4' })
  console.log(`\n== ${topic} (${poem.form})\n${poem.title}\n\n${poem.lines.join('\n')}`)
}
await vite.close()
