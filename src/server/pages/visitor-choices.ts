import type { FastifyReply, FastifyRequest } from 'fastify'
import { coverCookie, readCover } from '#capabilities/cover/cover-cookie.ts'
import { readCookie, writeCookie } from '#kit/http/server/cookies.ts'
import { askedLanguage } from '#kit/i18n/asked-language.ts'
import { isLanguage, type Language } from '#kit/i18n/language.ts'

type Theme = 'light' | 'dark'

export interface Choices {
  readonly language: Language
  /** Nobody has chosen a language here yet: the page offers both in its first sight. */
  readonly isFirst: boolean
  readonly theme: Theme | undefined
  /** Ours come with the page where a phone has them, else after what a tap needs; not to those who save data. */
  readonly fonts: 'now' | 'later' | 'never'
}

const oneYear = 365 * 24 * 60 * 60

/**
 * What the visitor chose, from the address first (so that a link can carry it), then from the
 * cookie; on a first visit the language their phone speaks.
 */
export function readChoices(request: FastifyRequest, reply: FastifyReply): Choices {
  const query = request.query as Record<string, unknown>
  const remembered = readCookie(request, 'language')
  const language = askedLanguage(
    isLanguage(query.language) ? query.language : remembered,
    request.headers['accept-language'],
  )
  if (language !== remembered && isLanguage(query.language)) {
    writeCookie(reply, 'language', language, { maxAge: oneYear, httpOnly: false })
  }
  const theme = readCookie(request, 'theme')
  const savesData = request.headers['save-data'] === 'on'
  return {
    language,
    isFirst: !isLanguage(remembered) && !isLanguage(query.language),
    theme: theme === 'light' || theme === 'dark' ? theme : undefined,
    fonts: savesData ? 'never' : readCookie(request, 'fonts') === 'here' ? 'now' : 'later',
  }
}

/** The visitor wants every page of ours to be a calendar until they open it themselves. */
export function isCovered(request: FastifyRequest): boolean {
  return readCover(readCookie(request, coverCookie)) !== null
}
