import type { FastifyInstance } from 'fastify'
import type { Identities } from '#capabilities/identity/server/identities.ts'
import { requireVisitor, visitorOf } from '#capabilities/identity/server/visitor.ts'
import type { Live } from '#capabilities/live/server/create-live.ts'
import { acceptedPacking } from '#kit/http/server/accepted-packing.ts'
import { serveEndpoint } from '#kit/http/server/serve-endpoint.ts'
import * as contract from '../contract.ts'
import { topicOf } from '../live-topics.ts'
import { presentHeldPost, presentPost } from '../posts/server/present-post.ts'
import { walls as wallFacts, wallNames } from '../walls.ts'
import type { MarkedThings } from './find-marked.ts'
import { noCategories } from './wall-problems.ts'
import type { Walls } from './walls.ts'

export function serveWalls(
  app: FastifyInstance,
  deps: { walls: Walls; identities: Identities; live: Pick<Live, 'topics'> },
): void {
  const { walls, identities } = deps
  for (const wall of wallNames) deps.live.topics.add(topicOf(wall))

  serveEndpoint(app, contract.listPosts, async ({ params, query, request, reply }) => {
    const { category, limit, before } = query
    const list = { wall: params.wall, category }
    if (category && !wallFacts[list.wall].sorted) throw noCategories()
    const visitor = await visitorOf(identities, request)
    if (before !== undefined) {
      return presentPage(await walls.laterPage(list, { cursor: before, limit }, visitor))
    }
    // The bytes are made from presented posts alone; parsing them again would cost most of the time.
    reply.type('application/json; charset=utf-8')
    const asked = acceptedPacking(request.headers['accept-encoding'])
    const { bytes, packing } = await walls.newestReply(list, limit, visitor, asked)
    if (packing) reply.header('content-encoding', packing)
    return reply.send(bytes)
  })

  serveEndpoint(app, contract.readPost, async ({ params, request }) =>
    walls.onePost(params, await visitorOf(identities, request)),
  )

  serveEndpoint(app, contract.createPost, async ({ params, body, headers, request }) => {
    const visitor = await requireVisitor(identities, request)
    return walls.post(visitor, params.wall, body, headers['idempotency-key'])
  })

  serveEndpoint(app, contract.deletePost, async ({ params, request }) => {
    const until = await walls.delete(await requireVisitor(identities, request), params)
    return { restorableUntil: new Date(until).toISOString() }
  })

  serveEndpoint(app, contract.restorePost, async ({ params, request }) => {
    const post = await walls.restore(await requireVisitor(identities, request), params)
    if (post.state !== 'held') return { post: presentPost(post) }
    const { reason, ...held } = presentHeldPost(post)
    return { post: held, held: true as const, reason }
  })

  serveEndpoint(app, contract.giveHeart, async ({ params, request }) =>
    walls.setHeart(await requireVisitor(identities, request), params, true),
  )

  serveEndpoint(app, contract.takeHeartBack, async ({ params, request }) =>
    walls.setHeart(await requireVisitor(identities, request), params, false),
  )

  serveEndpoint(app, contract.reportPost, async ({ params, body, request }) => {
    await walls.report(await requireVisitor(identities, request), params, body.reason)
    return { reported: true as const }
  })

  partWithTheErased(app, identities, walls)
}

/** Whoever erases themselves reads an answer only after their words have left our pages. */
function partWithTheErased(app: FastifyInstance, identities: Identities, walls: Walls): void {
  identities.whenLeaving({
    beforeErasing: async () => async (marked) => {
      const posts = marked.flatMap(({ walls: own }) => (own as MarkedThings).posts)
      await walls.takeBack(posts).catch((error) => {
        app.log.warn({ err: error }, 'other nodes were not told of posts that were erased')
      })
    },
  })
}

function presentPage(page: Awaited<ReturnType<Walls['laterPage']>>) {
  return { ...page, posts: [...page.posts] }
}
