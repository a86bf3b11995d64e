import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acceptedPacking } from '#kit/http/server/accepted-packing.ts'
import { packable } from './packing.ts'

interface StaticFile {
  readonly type: string
  readonly cache: string
  readonly etag: string
  readonly plain: Buffer
  readonly br: Buffer | undefined
  readonly gzip: Buffer | undefined
}

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

/** The whole browser build, as the build compressed it, fits in a few megabytes and is served from there. */
export async function readStaticFiles(folder: string): Promise<StaticFiles> {
  const files = new Map<string, StaticFile>()
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    const url = `/${relative(folder, path).split(sep).join('/')}`
    if (!entry.isFile() || url.startsWith('/.vite') || /\.(br|gz)$/.test(url)) continue
    files.set(url, await readStaticFile(path, url))
  }
  return files
}

async function readStaticFile(path: string, url: string): Promise<StaticFile> {
  const extension = extname(path)
  const plain = await readFile(path)
  const packed = packable.has(extension)
  return {
    type: types[extension] ?? 'application/octet-stream',
    // Names under /assets carry a hash of what is inside, so they never change.
    cache: url.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
    br: packed ? await readFile(`${path}.br`) : undefined,
    gzip: packed ? await readFile(`${path}.gz`) : undefined,
  }
}

export function serveStaticFiles(app: FastifyInstance, files: StaticFiles): void {
  for (const [url, file] of files) {
    app.get(url, (request, reply) => sendFile(request, reply, file))
  }
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: StaticFile): FastifyReply {
  reply.headers({ 'cache-control': file.cache, etag: file.etag, vary: 'accept-encoding' })
  // The worker lives under the policy it came with, and its whole work is fetching from us.
  if (request.url === '/service-worker.js') {
    reply.header('content-security-policy', "default-src 'none'; connect-src 'self'")
  }
  if (request.headers['if-none-match'] === file.etag) return reply.code(304).send()
  reply.type(file.type)
  const packing = acceptedPacking(request.headers['accept-encoding'])
  const packed = packing && file[packing]
  return packed ? reply.header('content-encoding', packing).send(packed) : reply.send(file.plain)
}
