import type { Rooms } from '#capabilities/live/server/testing/node.ts'
import { serveChat } from '../routes.ts'
import { eraseIdentity, migrations, personalData } from './commands.ts'

const pace = { graceMillis: 400, renewEveryMillis: 1_500, sweepEveryMillis: 600 }

export const chatRooms: Rooms = {
  commandsModule: new URL('./commands.ts', import.meta.url),
  ...{ migrations, eraseIdentity, personalData },
  serve: (app, parts) => serveChat(app, { ...parts, pace }),
}
