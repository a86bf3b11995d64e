import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { finishPage } from './made-page.ts'

describe('a page', () => {
  it('is the same packed and unpacked, and packed once', () => {
    const made = finishPage({ status: 200, policy: '', document: '<p>नमस्ते</p>' })
    expect(brotliDecompressSync(made.packed())).toEqual(made.bytes)
    expect(made.packed()).toBe(made.packed())
    expect(gunzipSync(made.gzipped())).toEqual(made.bytes)
    expect(made.gzipped()).toBe(made.gzipped())
  })
})
