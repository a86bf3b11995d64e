import type { PageBoot } from '#kit/page/rendering.ts'
import type { Room } from './room.ts'
import { routeByPath } from './routes.ts'

/** Opens the room the server rendered, from the very module it named and the words that came along. */
export async function openGivenRoom(
  path: string,
  parts: NonNullable<PageBoot['parts']>,
  status: number,
): Promise<Room> {
  const screen = await import(/* @vite-ignore */ parts.screen)
  return {
    path,
    // An address of ours may be closed: then the server said 404 and sent the page that says so.
    route: status === 404 ? undefined : routeByPath.get(path),
    Screen: screen.default,
    words: parts.words,
  }
}
