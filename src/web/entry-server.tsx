import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { drawingOf } from '#capabilities/look/web/every-drawing.tsx'
import { Lettering } from '#capabilities/look/web/lettering.tsx'
import { holdDrawings } from '#capabilities/look/web/picture.tsx'
import { PatroPage } from '#features/patro/web/patro-page.tsx'
import type { Language } from '#kit/i18n/language.ts'
import { createTranslator } from '#kit/i18n/words.ts'
import type { PatroRequest, RenderedApp, RenderRequest } from '#kit/page/rendering.ts'
import type { PageHead } from '#kit/page/scenery.ts'
import { App } from './app.tsx'
import { builtRoom } from './rooms/built-rooms.ts'
import { describeRoom, headOf } from './rooms/head.ts'

holdDrawings(drawingOf)

export { paths } from './page-paths.ts'
export { drawScenery } from './previews/draw-scenery.tsx'

export const lettering = renderToStaticMarkup(<Lettering />)

export function render(request: RenderRequest): RenderedApp {
  const { room, screen } = builtRoom(request.path, request.language)
  const t = createTranslator(request.language, [room.words])
  const html = renderToString(
    <App boot={request} room={room} openRoom={neverOpens} serverPath={request.path} />,
  )
  return { status: request.status, ...headOf(room, t), html, screen, words: room.words }
}

export function describe(path: string, language: Language): PageHead {
  const { room } = builtRoom(path, language)
  if (!room.route) throw new Error(`${path} is no page`)
  return describeRoom(room.route, createTranslator(language, [room.words]))
}

export function renderPatro({ language, now }: PatroRequest): string {
  return renderToString(<PatroPage language={language} now={now} open={neverOpens} />)
}

/** Effects do not run on the server, so nothing is ever opened there. */
function neverOpens(): Promise<never> {
  return Promise.reject(new Error('rooms are opened in the browser'))
}
