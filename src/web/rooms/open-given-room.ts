import type { PageBoot } from '#kit/page/rendering.ts'
import { mergeWords, type Room } from './room.ts'
import { routeByPath } from './routes.ts'

/** Opens the room the server rendered, from the very modules it named. */
export async function openGivenRoom(
  path: string,
  parts: NonNullable<PageBoot['parts']>,
  status: number,
): Promise<Room> {
  const [screen, ...words] = await Promise.all(
    [parts.screen, ...parts.words].map((address) => import(/* @vite-ignore */ address)),
  )
  return {
    path,
    // An address of ours may be closed: then the server said 404 and sent the page that says so.
    route: status === 404 ? undefined : routeByPath.get(path),
    Screen: screen.default,
    words: mergeWords(words.map((module) => module.default)),
  }
}
