import { hearNeed } from '#knowledge/hearing/hear-need.ts'
import { hearHeaviness } from '#knowledge/hearing/heaviness/hear-heaviness.ts'
import { poemKinds } from '#knowledge/poetry/kinds.ts'
import type { ComposeRequest, RequestFor } from './contract.ts'

/** Listening to a whole long talk again with every message would take its time from others. */
const mostRemembered = 6

/** Whether anything the visitor wrote here sounds like somebody who needs help. */
export function needsCare(request: ComposeRequest): boolean {
  const words = visitorWordsOf(request)
  if (words.some((each) => hearNeed(each).need !== 'none')) return true
  // A topic of one word says too little for need, and enough for a poem of the solace room.
  return poemKinds.includes(request.kind) && words.some(isDespair)
}

function isDespair(words: string): boolean {
  return hearHeaviness(words) === 'despair'
}

function visitorWordsOf(request: ComposeRequest): readonly string[] {
  switch (request.kind) {
    case 'poem':
      return [request.topic]
    case 'storyStarter':
      return [request.hero, request.thing].filter((answer) => answer !== undefined)
    case 'friendReply':
      return [request.message, ...earlierWordsOf(request)]
    case 'dream':
      return [request.dream]
    case 'diaryPoem':
      return [request.entry]
    default:
      return []
  }
}

function earlierWordsOf({ history = [] }: RequestFor<'friendReply'>): string[] {
  const said = history.filter(({ from }) => from === 'visitor').map(({ text }) => text)
  return said.slice(-mostRemembered)
}
