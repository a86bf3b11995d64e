import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '#kit/http/endpoint.ts'
import { HttpProblem } from '#kit/http/server/http-problem.ts'

type Served = Pick<Endpoint, 'path'> & { readonly method: string }

/**
 * Says of every address of the API which methods it has, to whoever asks with
 * another: also with OPTIONS, for nothing here is offered to other sites. Comes
 * after all of them are served.
 */
export function refuseOtherMethods(app: FastifyInstance, served: readonly Served[]): void {
  for (const path of new Set(served.map((one) => one.path))) {
    const methods = served.filter((one) => one.path === path).map(({ method }) => method)
    const known = methods.includes('GET') ? ['GET', 'HEAD', ...methods] : methods
    const allow = [...new Set(known)].join(', ')
    app.route({
      method: app.supportedMethods.filter((method) => !known.includes(method)),
      url: path,
      // Before the body is read: whatever it is, it was not asked for.
      onRequest: (_request, reply, done) => {
        reply.header('allow', allow)
        done(new HttpProblem(405, 'method_not_allowed', 'This is not done with this method.'))
      },
      handler: (_request, reply) => reply,
    })
  }
}
