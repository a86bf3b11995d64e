import { eraseIdentity, migrations } from './chimes.ts'
import type { Rooms } from './node.ts'

export const chimeRooms: Rooms = {
  commandsModule: new URL('./chimes.ts', import.meta.url),
  migrations,
  eraseIdentity,
  serve(_app, { live }) {
    for (const topic of ['bells', 'drums']) live.topics.add(topic)
  },
}
