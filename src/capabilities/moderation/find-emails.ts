import type { TextRange } from '#kit/text/text-range.ts'
import { bracketedDot } from './address-endings.ts'
import { type PlainCopy, rangeInText } from './plain-copy.ts'

const providers =
  'gmail|gmai|yahoo|ymail|hotmail|outlook|icloud|protonmail|proton|live|rediffmail|जिमेल|जीमेल|याहु|हटमेल'
const dot = `(?:${bracketedDot}|\\s{0,2}(?:\\.|-dot-|\\bdot\\b|डट|डोट)\\s{0,2})`
const ending = '(?:com|net|org|edu|np|in|uk|कम|नेट)'

/** What may follow an `@`: a domain, or a provider everybody knows. */
const afterSign = new RegExp(
  `^\\s{0,2}(?:(?:${providers})(?:${dot}${ending})?|[a-z0-9-]{1,63}(?:\\.[a-z0-9-]{1,63}){0,3}\\.[a-z]{2,24}|[a-z0-9-]{1,63}${dot}${ending})`,
)
const provided = `\\s{0,2}(?:${providers})${dot}${ending}`
/** After a spelled `at` only a spelled or written ending makes it an address. */
const afterWord = new RegExp(
  `^(?:${provided}|\\s{0,2}[a-z0-9-]{1,63}${dot}(?:com|net|org|edu|np|कम))`,
)
const atProvider = new RegExp(`^${provided}`)
const at = /@|[([{]\s?at\s?[)\]}]|(?<=\s)(?:at|एट|एट्)(?=\s)/g

/** Without one of these there is no `at`, and looking for them is quick. */
const anySign = /@|at|एट/

/** `my shop is at evil(dot)com` tells a place, and nobody's letter box is called `is`. */
const noMailbox = new Set(
  `is are was were am be been here there us me we you it them look looking live lives living work
  works working worked stay find found see seen shop shops store site website page online available
  buy sell order read visit check watch stand meet join register posted hosted shared up now back
  home all only us and or just good best free`
    .split(/\s+/)
    .filter(Boolean),
)

export function findEmails(plain: PlainCopy): TextRange[] {
  const { letters } = plain
  const found: TextRange[] = []
  if (!anySign.test(letters)) return found
  for (const { index, 0: sign } of letters.matchAll(at)) {
    const from = startOfName(letters, index)
    if (from < 0) continue
    const domainAt = index + sign.length
    const pattern = patternAfter(sign, letters.slice(from, index).trim())
    const domain = pattern.exec(letters.slice(domainAt, domainAt + 300))?.[0]
    if (domain) found.push(rangeInText(plain, from, domainAt + domain.length))
  }
  return found
}

function patternAfter(sign: string, name: string): RegExp {
  if (!/^[a-zए]/.test(sign)) return afterSign
  return noMailbox.has(name) ? atProvider : afterWord
}

const longestName = 64

function startOfName(letters: string, sign: number): number {
  let end = sign
  while (end > 0 && sign - end < 2 && letters.charAt(end - 1) === ' ') end -= 1
  let from = end
  while (
    from > 0 &&
    end - from < longestName &&
    /[a-z0-9._%+\-\u0900-\u0963]/.test(letters.charAt(from - 1))
  ) {
    from -= 1
  }
  return from === end ? -1 : from
}
