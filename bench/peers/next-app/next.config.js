import { join } from 'node:path'

/** @type {import('next').NextConfig} */
export default {
  // A name that git and the checks already pass over.
  distDir: 'dist',
  turbopack: { root: join(import.meta.dirname, '..') },
  outputFileTracingRoot: join(import.meta.dirname, '..'),
  poweredByHeader: false,
  generateEtags: false,
  // Left to the proxy in front, as is advised: it would cost most of a page's time.
  compress: process.env.COMPRESS === 'on',
  // A kept page is served from memory.
  experimental: { isrFlushToDisk: false },
}
