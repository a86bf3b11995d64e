import type { PubSub } from '#kit/store/server/pub-sub.ts'
import type { StoreLog } from '#kit/store/server/store-log.ts'
import { type Wall, wallNames } from '../../walls.ts'

const channel = 'walls.hearts'
/** A burst on one wall is one piece of news. */
const gatherMillis = 500

/**
 * Hearts are no live events, so the newest pages of the other nodes would not hear
 * of them. This node hears too: of two answers of the database that overtook each
 * other, the table knows which was the last.
 */
export interface HeartNews {
  /** Tells every node that the hearts of a wall are not what they were. */
  tell(wall: Wall): void
  stop(): void
}

export function createHeartNews(deps: {
  pubSub: PubSub
  log: StoreLog
  changed(wall: Wall): void
}): HeartNews {
  const waiting = new Map<Wall, NodeJS.Timeout>()

  const stopListening = deps.pubSub.subscribe(channel, {
    receive: (payload) => deps.changed(payload as Wall),
    recover: () => wallNames.forEach(deps.changed),
  })

  function publish(wall: Wall): void {
    waiting.delete(wall)
    deps.pubSub.publish(channel, wall).catch((error) => {
      deps.log.warn({ err: error }, 'hearts of a wall could not be told to the other nodes')
    })
  }

  return {
    tell(wall) {
      if (waiting.has(wall)) return
      waiting.set(wall, setTimeout(publish, gatherMillis, wall).unref())
    },
    stop() {
      stopListening()
      for (const timer of waiting.values()) clearTimeout(timer)
    },
  }
}
