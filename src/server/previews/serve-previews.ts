import type { FastifyInstance } from 'fastify'
import { HttpProblem } from '#kit/http/server/http-problem.ts'
import { type Allowance, type Limits, networkOf } from '#kit/http/server/limits.ts'
import { isLanguage } from '#kit/i18n/language.ts'
import type { PreviewPicture } from '#kit/page/scenery.ts'
import type { PageMaker } from '../pages/page-maker.ts'
import { createDrawingThread, type DrawingThread } from './drawing-thread.ts'
import { pathOfPicture, pictureFolder, versionOf } from './picture-address.ts'

/** Every page in both languages is a quarter of it: who asks for more than that walks through the quotes. */
const drawings: Allowance = { name: 'previews', burst: 240, perMinute: 20 }
/** At some thirty kilobytes each. */
const mostKept = 400

interface Dependencies {
  readonly pages: Pick<PageMaker, 'previewOf'>
  readonly limits: Limits
  readonly drawing?: DrawingThread
}

interface Address {
  readonly version: string
  readonly language: string
  readonly '*': string
}

/** What Messenger, WhatsApp and Viber show of a link: drawn when first asked for, and kept. */
export function servePreviews(app: FastifyInstance, deps: Dependencies): void {
  const { pages, limits, drawing = createDrawingThread() } = deps
  const kept = new Map<string, Promise<Buffer>>()
  app.addHook('onClose', () => drawing.close())

  app.get<{ Params: Address }>(`${pictureFolder}/:version/:language/*`, async (request, reply) => {
    const { version: asked, language, '*': name } = request.params
    const path = pathOfPicture(name)
    const query = request.query as Record<string, unknown>
    const picture =
      path && isLanguage(language) ? await pages.previewOf(path, { language, query }) : undefined
    if (!picture) throw new HttpProblem(404, 'not_found', 'There is nothing here.')
    const version = versionOf(picture)
    const etag = `"${version}"`
    const isKnown = request.headers['if-none-match'] === etag
    const png = isKnown
      ? undefined
      : await (kept.get(version) ?? drawAndKeep(version, picture, request.ip))
    reply.headers({
      etag,
      // An address of an older drawing, or of one by another node, leads to what is drawn now.
      'cache-control':
        asked === version ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
    })
    return png ? reply.type('image/png').send(png) : reply.code(304).send()
  })

  function drawAndKeep(version: string, picture: PreviewPicture, ip: string): Promise<Buffer> {
    limits.take(drawings, networkOf(ip))
    const drawn = drawing.draw(picture).then((png) => Buffer.from(png))
    if (kept.size >= mostKept) kept.delete(kept.keys().next().value as string)
    kept.set(version, drawn)
    drawn.catch(() => kept.delete(version))
    return drawn
  }
}
