import type { NodeOptions, OpenNode } from '#capabilities/live/server/testing/test-node.ts'
import { createSteppingClock } from '#kit/testing/test-clock.ts'
import type { TextSettings } from '../../text-settings.ts'
import type { WritingPace } from '../create-composing.ts'

interface ComposeNodeOptions extends NodeOptions {
  readonly text?: TextSettings
  readonly writing?: WritingPace
}

export type OpenComposeNode = OpenNode<Awaited<ReturnType<OpenNode>>, ComposeNodeOptions>

export type ComposeApp = Awaited<ReturnType<typeof openComposeApp>>

/** A node where texts are asked for, by a service or by our composer. */
export async function openComposeApp(
  open: OpenComposeNode,
  text: TextSettings,
  writing: WritingPace = {},
) {
  const clock = createSteppingClock()
  const node = await open({ clock, limits: true, text, writing })
  return {
    ...node,
    post: (path: string, body: object, headers: Record<string, string> = {}, more = {}) =>
      fetch(`${node.url}/api/compose/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
        ...more,
      }),
    async close() {
      // A service that never ends would hold up the end of the node.
      node.app.server.closeAllConnections()
      await node.close()
    },
  }
}
