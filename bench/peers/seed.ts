import { type Contender, sentence } from './contender.ts'
import { type Asked, ask } from './request-bytes.ts'

/** As many posts as a page shows and some more, by a few people, one after the other. */
export async function seedWall(contender: Contender, count = 60): Promise<void> {
  const visitors = [await contender.signIn(), await contender.signIn(), await contender.signIn()]
  for (let number = 1; number <= count; number++) {
    const visitor = visitors[number % visitors.length] ?? {}
    await ask(contender.address, contender.post(visitor, `seed-key-${number}`, seedText(number)))
  }
}

/** A few sentences each, as on a real wall. */
export function seedText(number: number): string {
  return [0, 1, 2].map((part) => sentence(number * 10 + part)).join('। ')
}

/** A page must hold what a page holds, or its speed means nothing; answers its size on the wire. */
export async function assertShows(address: string, asked: Asked, posts: number): Promise<number> {
  const { bytes, text } = await ask(address, asked)
  // In a page the words stand once as text and perhaps again as data.
  const shown = new Set(text.match(/चौतारीमा बसेर सोचेको कुरा नम्बर \d+1(?!\d)/g)).size
  if (shown !== posts) throw new Error(`${address}${asked.path} shows ${shown} posts, not ${posts}`)
  return bytes.length
}
