import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { patroTitle } from '#capabilities/cover/cover-cookie.ts'
import type { Problem } from '#kit/http/problem.ts'
import { type Language, languageTag } from '#kit/i18n/language.ts'
import { formatNumber } from '#kit/i18n/numbers.ts'
import { firstHelpline } from '#knowledge/help/first-helpline.ts'
import { escapeHtml } from './document.ts'
import { isCovered, readChoices } from './visitor-choices.ts'

/** A browser asked for a page, or sent a form of one; problems in JSON are for programs. */
export function wantsPage(request: FastifyRequest): boolean {
  const isPage =
    request.routeOptions.config.isPage || (request.is404 && !request.url.startsWith('/api/'))
  return Boolean(isPage) && /\btext\/html\b/.test(request.headers.accept ?? '')
}

/** Says what went wrong without anything that could go wrong itself: no app, no script, no store. */
export function sendPlainPage(
  request: FastifyRequest,
  reply: FastifyReply,
  problem: Problem,
): FastifyReply {
  const { language, theme } = readChoices(request, reply)
  return reply
    .code(problem.status)
    .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(
      writePage({ language, theme, problem, again: request.url, isCovered: isCovered(request) }),
    )
}

function writePage(page: {
  language: Language
  theme: string | undefined
  problem: Problem
  again: string
  isCovered: boolean
}): string {
  const { language, problem } = page
  const words = wordsOf[language]
  const { title, lead } = words[kindOf(problem.status)]
  // Where the calendar stands in front, nothing else is named, and no helpline gives the house away.
  const site = page.isCovered ? patroTitle : words.site
  const icon = page.isCovered ? '/patro.svg' : '/favicon.svg'
  const seconds = formatNumber(problem.retryAfter ?? 60, language)
  const theme = page.theme ? ` data-theme="${page.theme}"` : ''
  return [
    `<!doctype html><html lang="${languageTag(language)}"${theme}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<link rel="icon" href="${icon}">`,
    `<title>${title} · ${site}</title><style>${style}</style></head><body><main>`,
    `<p><a href="/">${site}</a></p><h1>${title}</h1>`,
    `<p>${lead.replace('{seconds}', seconds)}</p>`,
    `<p><a href="${escapeHtml(page.again)}">${words.again}</a></p>`,
    ...(page.isCovered
      ? []
      : [
          `<p>${words.help} <a href="tel:${firstHelpline}">${firstHelpline}</a>`,
          ` · <a href="/help">${words.more}</a></p>`,
        ]),
    '</main></body></html>',
  ].join('')
}

function kindOf(status: number): 'tooMany' | 'away' | 'broken' | 'refused' {
  if (status === 429) return 'tooMany'
  if (status === 503) return 'away'
  return status >= 500 ? 'broken' : 'refused'
}

const style = [
  ':root{color-scheme:light dark;background:light-dark(#f8f2e7,#121626);',
  'color:light-dark(#2b211c,#efe9dc);font:1.125rem/1.55 system-ui,sans-serif}',
  ':root[data-theme=light]{color-scheme:light}:root[data-theme=dark]{color-scheme:dark}',
  'body{margin:0}main{max-inline-size:34rem;margin-inline:auto;padding:2rem 1.25rem}',
  'h1{font-size:1.75rem;line-height:1.3}a{color:inherit;display:inline-block;padding-block:.5rem}',
].join('')

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const wordsOf = {
  en: {
    site: 'Voice of Heart',
    again: 'Try again',
    help: 'Is it too heavy to wait? Call',
    more: 'More help',
    tooMany: {
      title: 'You’re going a little fast',
      lead: 'Nothing has changed. Please try again in {seconds} seconds.',
    },
    away: {
      title: 'One moment, please',
      lead: 'We can’t load this page just now. Nothing is lost; please try again in a minute.',
    },
    broken: {
      title: 'Something went wrong',
      lead: 'That was our mistake, not yours. What you saved on this device is still here.',
    },
    refused: {
      title: 'That didn’t work',
      lead: 'We couldn’t read what your browser sent, or it came from another site. Nothing has changed.',
    },
  },
  np: {
    site: 'मनको आवाज',
    again: 'फेरि प्रयास गर्नुहोस्',
    help: 'मन धेरै भारी छ? फोन गर्नुहोस्:',
    more: 'अरू सहारा',
    tooMany: {
      title: 'अलि छिटो भयो',
      lead: 'केही बदलिएको छैन। {seconds} सेकेन्डपछि फेरि प्रयास गर्नुहोस्।',
    },
    away: {
      title: 'एकछिन है',
      lead: 'यो पृष्ठ अहिले आउन सकेन। केही हराएको छैन। एक मिनेटपछि फेरि प्रयास गर्नुहोस्।',
    },
    broken: {
      title: 'केही बिग्रियो',
      lead: 'यो तपाईंको होइन, हाम्रो गल्ती हो। यो फोनमा सेभ गरेका कुरा यहीँ छन्।',
    },
    refused: {
      title: 'यो हुन सकेन',
      lead: 'तपाईंको ब्राउजरबाट आएको कुरा पढ्न सकिएन, वा अर्कै साइटबाट आयो। केही बदलिएको छैन।',
    },
  },
} as const satisfies Record<Language, unknown>
