import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { makeSharedPage, nameMark, prepareNamedPage } from './made-page.ts'

const page = {
  status: 200,
  policy: '',
  document:
    `<p title="Hello, ${nameMark}">${nameMark}</p>` +
    `<script type="application/json" id="boot">{"name":"${nameMark}"}</script>`,
}

describe('a page for everybody', () => {
  it('is the same packed and unpacked', () => {
    const made = makeSharedPage(page)
    expect(brotliDecompressSync(made.packed())).toEqual(made.bytes)
    expect(made.packed()).toBe(made.packed())
    expect(gunzipSync(made.gzipped())).toEqual(made.bytes)
    expect(made.gzipped()).toBe(made.gzipped())
  })
})

describe('a page that greets', () => {
  const greet = prepareNamedPage(page)

  it.each(['नमस्ते साथी', '👩‍👩‍👧', '<script>', `"'&$&`, 'a\\b', '</script>'])(
    'shows %s as it was typed, and hands it on as it was typed',
    (name) => {
      const html = greet(name).bytes.toString()
      const [, shown = '', boot = ''] =
        /^<p title=".*">(.*)<\/p><script [^>]*>(.*)<\/script>$/.exec(html) as RegExpExecArray
      const plain = shown.replace(/&(amp|lt|gt|quot|#39);/g, (_, entity) => signs[entity] as string)
      expect(plain).toBe(name)
      expect(shown).not.toMatch(/[<>"']/)
      expect(boot).not.toContain('<')
      expect(JSON.parse(boot)).toEqual({ name })
    },
  )

  it('is another page for another name', () => {
    expect(greet('Sita').etag).not.toBe(greet('Hari').etag)
    expect(greet('Sita').etag).toBe(greet('Sita').etag)
  })
})

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
