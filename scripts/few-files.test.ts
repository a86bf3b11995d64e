import { expect, it } from 'vitest'
import { assignFiles } from './few-files.ts'

const graph: Record<string, { imports: string[]; later?: string[] }> = {
  'src/web/entry-client.tsx': { imports: ['react', 'frame'], later: ['rooms'] },
  frame: { imports: ['react'] },
  react: { imports: [] },
  rooms: { imports: [], later: ['src/a/web/a-screen.tsx', 'src/b/web/b-screen.tsx'] },
  'src/a/web/a-screen.tsx': { imports: ['react', 'field', 'own'], later: ['dialog'] },
  'src/b/web/b-screen.tsx': { imports: ['react', 'field'], later: ['menu'] },
  field: { imports: ['react'] },
  own: { imports: ['react'] },
  dialog: { imports: ['own'] },
  menu: { imports: ['sheet'] },
  sheet: { imports: ['react'] },
}

function assign(more: typeof graph = {}): ReadonlyMap<string, string> {
  const all = { ...graph, ...more }
  return assignFiles({
    ids: Object.keys(all),
    find(id) {
      const { imports = [], later = [] } = all[id] ?? {}
      return { importedIds: imports, dynamicallyImportedIds: later }
    },
    sizeOf: () => 100,
  })
}

it('what the entry shares lies in the shell, and what pages share in a part', () => {
  const files = assign()
  expect(files.get('react')).toBe('shell')
  expect(files.get('field')).toMatch(/^part-/)
})

it('what the entry alone needs stays with it, and what one page needs with its screen', () => {
  const files = assign()
  expect(files.has('frame')).toBe(false)
  expect(files.has('own')).toBe(false)
  expect(files.has('src/a/web/a-screen.tsx')).toBe(false)
})

it('what is fetched later is left to the bundler', () => {
  const files = assign()
  for (const id of ['rooms', 'dialog', 'menu', 'sheet']) expect(files.has(id)).toBe(false)
})

it('what one page needs and another may fetch later has a file that is counted', () => {
  const files = assign({ sheet: { imports: ['react', 'own'] } })
  expect(files.get('own')).toMatch(/^part-/)
})
