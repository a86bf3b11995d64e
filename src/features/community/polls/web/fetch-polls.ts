import { askServer } from '#kit/http/web/ask-server.ts'
import type { Language } from '#kit/i18n/language.ts'
import type { listPolls } from '../contract.ts'
import type { PollList } from './poll-list.ts'

export const mostAtOnce = 100

export async function fetchPolls(
  language: Language,
  { limit, before }: { readonly limit: number; readonly before?: string },
): Promise<PollList> {
  const cursor = before === undefined ? '' : `&before=${encodeURIComponent(before)}`
  const path = `/api/polls?language=${language}&limit=${limit}${cursor}`
  const { polls, next } = await askServer<typeof listPolls>('GET', path)
  return { language, polls, next }
}
