import { createServer } from 'vite'
const vite = await createServer({ root: '/work/main', server: { middlewareMode: true, hmr: false, watch: null }, logLevel: 'error' })
const shelf = await vite.ssrLoadModule('/src/knowledge/talking/content/shelf.ts') as any
const ph = await vite.ssrLoadModule('/src/knowledge/talking/reading/phrases.ts') as any
const ht = await vite.ssrLoadModule('/src/knowledge/talking/reading/heard-turn.ts') as any
const q = await shelf.openLines('questions')
const hear = ht.openEars()
for (const t of process.argv.slice(2)) { const h = hear(t); console.log(t, '\n ', q.book.find(h.words).map((b: any) => b.id).join(' '), '| matters', h.heard.matters.map((m: any) => m.kind + m.weight.toFixed(2)).join(' '), '| feel', h.heard.feelings.map((m: any) => m.kind + m.weight.toFixed(2)).join(' '), '| need', h.heard.need, h.heard.sure?.toFixed(2), '| meant', h.meant.slice(0, 4).map((m: any) => m.about + '.' + m.id + m.weight.toFixed(2)).join(' '), '|', h.words.map((w:any)=>w.latin+'~'+w.key).join(' ')) }
await vite.close()
