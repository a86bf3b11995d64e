import { createGuest, type Guest } from '#capabilities/walls/server/testing/guest.ts'
import { type House, openHouse } from '#capabilities/walls/server/testing/house.ts'
import type { Place } from '#capabilities/walls/server/testing/places.ts'
import { serveModeration } from '../routes.ts'

export const secret = 'a secret of many letters'

export type ModeratedHouse = House & { moderator(): Promise<Guest> }

/** A house of walls with moderators, as long as a secret is set. */
export async function openModeratedHouse(
  place: Place,
  setSecret: string | undefined = secret,
): Promise<ModeratedHouse> {
  const house = await openHouse(place, {
    commandsModule: new URL('./commands.ts', import.meta.url),
    serveMore: (app, parts) => serveModeration(app, { ...parts, secret: setSecret }),
  })

  let networks = 0
  return {
    ...house,
    async moderator() {
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
