import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acceptedPacking } from '#kit/http/server/accepted-packing.ts'
import { packable } from './packing.ts'

interface StaticFile {
  readonly type: string
  readonly cache: string
  open(): Promise<FileContent>
}

interface FileContent {
  readonly etag: string
  readonly plain: Buffer
  readonly br: Buffer | undefined
  readonly gzip: Buffer | undefined
}

/** By their addresses. */
export type StaticFiles = ReadonlyMap<string, StaticFile>

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
}

/** Names under here carry a hash of what is inside, so they never change. */
const hashed = '/assets/'

/** The whole browser build, a few megabytes: each file is read when it is first asked for, and kept. */
export function listStaticFiles(folder: string): StaticFiles {
  const files = new Map<string, StaticFile>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const url = `/${relative(folder, path).split(sep).join('/')}`
    if (!entry.isFile() || url.startsWith('/.vite') || /\.(br|gz)$/.test(url)) continue
    files.set(url, {
      type: types[extname(path)] ?? 'application/octet-stream',
      cache: url.startsWith(hashed) ? 'public, max-age=31536000, immutable' : 'no-cache',
      open: keepOnceRead(path),
    })
  }
  return files
}

function keepOnceRead(path: string): StaticFile['open'] {
  let kept: Promise<FileContent> | undefined
  return () => {
    // What could not be read, such as for want of file handles, is tried again for the next.
    kept ??= readContent(path).catch((error) => {
      kept = undefined
      throw error
    })
    return kept
  }
}

/** With what the build compressed as hard as can be. */
async function readContent(path: string): Promise<FileContent> {
  const packed = packable.has(extname(path))
  const [plain, br, gzip] = await Promise.all([
    readFile(path),
    packed ? readFile(`${path}.br`) : undefined,
    packed ? readFile(`${path}.gz`) : undefined,
  ])
  const hash = createHash('sha256').update(plain).digest('base64url')
  return { etag: `"${hash.slice(0, 22)}"`, plain, br, gzip }
}

export function serveStaticFiles(app: FastifyInstance, files: StaticFiles): void {
  for (const [url, file] of files) {
    if (url.startsWith(hashed)) continue
    app.get(url, (request, reply) => sendFile(request, reply, file))
  }
  // One route for hundreds of files: to make as many took a third of the start.
  app.get<{ Params: { '*': string } }>(`${hashed}*`, (request, reply) => {
    const file = files.get(hashed + request.params['*'])
    return file ? sendFile(request, reply, file) : reply.callNotFound()
  })
}

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StaticFile,
): Promise<FastifyReply> {
  const content = await file.open()
  // A connection stays open without being told so: a page fetches two dozen files.
  reply.raw.removeHeader('connection')
  reply.headers({ 'cache-control': file.cache, etag: content.etag, vary: 'accept-encoding' })
  // The worker lives under the policy it came with, and its whole work is fetching from us.
  if (request.url === '/service-worker.js') {
    reply.header('content-security-policy', "default-src 'none'; connect-src 'self'")
  }
  if (request.headers['if-none-match'] === content.etag) return reply.code(304).send()
  reply.type(file.type)
  const packing = acceptedPacking(request.headers['accept-encoding'])
  const packed = packing && content[packing]
  return packed ? reply.header('content-encoding', packing).send(packed) : reply.send(content.plain)
}
