import type { NodeOptions } from '#capabilities/live/server/testing/test-node.ts'
import { createGuest, type Guest } from '#capabilities/walls/server/testing/guest.ts'
import { type OpenWallNode, openHouse } from '#capabilities/walls/server/testing/wall-node.ts'

export const secret = 'a secret of many letters'

export interface ModeratedOptions extends NodeOptions {
  readonly secret?: string | undefined
}

export type OpenModeratedNode = OpenWallNode<ModeratedOptions>

export type ModeratedHouse = Awaited<ReturnType<typeof openModeratedHouse>>

/** A house with moderators. */
export async function openModeratedHouse(open: OpenModeratedNode, options: ModeratedOptions = {}) {
  const house = await openHouse(open, { secret, ...options })
  let networks = 0

  return {
    ...house,
    async moderator(): Promise<Guest> {
      const opened = await house.stranger().ask('POST', '/api/moderation/session', {
        body: { secret },
        from: `198.51.100.${++networks % 250}`,
      })
      const cookie = String(opened.headers['set-cookie']).split(';')[0] as string
      const stranger = createGuest(house.app, undefined)
      return {
        ...stranger,
        ask: (method, url, more = {}) =>
          stranger.ask(method, url, { ...more, headers: { ...more.headers, cookie } }),
      }
    },
  }
}
