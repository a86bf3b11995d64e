/**
 * `evil.shop sells` and `to the market.shop was shut` look the same. What stands around the two
 * words tells a name that was meant from a space that was forgotten.
 */
export type Surroundings = {
  /** The name before the ending. */
  readonly host: string
  readonly ending: string
  /** What stands before the name and behind the ending; a few words are enough. */
  readonly before: string
  readonly after: string
  readonly endingIsAWord: boolean
}

/** Words that end sentences, and short forms with a full stop of their own: no names of sites. */
const ordinary = new Set(
  `etc eg ie mr mrs ms dr st vs jr sr prof ltd pvt viz approx asap asp vb ado
  ok okay hi hey hello yes no yeah ya haha hehe lol la hmm oh ah ho hoina haina hajur hunchha huncha
  thik ani tara sorry thanks nice sad good great bye please wow
  home house office school college work market bazaar bazar phone hospital temple hotel bed room
  me you him her them us it this that here there now then day night today tomorrow yesterday
  morning evening time life love family friend friends people world all too also so in out on off up
  down back well safe alone again happy done over come came go went gone tell call help hear see ghar`
    .split(/\s+/)
    .filter(Boolean),
)

export function isOrdinaryWord(host: string): boolean {
  return ordinary.has(host) || /(?:yo|cha|chha|chhu|chu|xa|xu|hos|ena|ina|inchha)$/.test(host)
}

const inviting =
  /(?:^|[^\p{L}\p{M}])(?:visit|www|web ?site|site|url|link|domain|app|go to|check(?: out)?|join|download|open|see|browse|subscribe(?: to)?|click|search|google|वेबसाइट|साइट|लिङ्क|लिंक)\W{0,3}(?:(?:is|on|to|ho|at)\s)?\W{0,2}$/u
const leadingTo = /(?:^|\s)(?:at|from|on|via|to|called|named|our|shop|store|is|@)\s$/
const sentenceBegins = /(?:^|[\n.!?।…:>]\s{0,2}|[\n"'“(:])$/
const sentenceEnds = /^\s{0,2}(?:$|[\n,;!?)"'”।…]|\.(?!\p{L}))/u

export function isMeant({ host, ending, before, after, endingIsAWord }: Surroundings): boolean {
  if (isOrdinaryWord(host) || /^\.\p{L}/u.test(after)) return false
  const invited = inviting.test(before)
  const alone = sentenceBegins.test(before) && sentenceEnds.test(after)
  if (endingIsAWord) {
    // Nothing but a name on its line, or one that somebody is sent to.
    if (/^(?:in|me|us|to|tv|ai|id)$/.test(ending)) {
      return (host.length >= 3 && alone && /(?:^|\n)\s*$/.test(before)) || invited
    }
    return invited && sentenceEnds.test(after)
  }
  if (invited || (/[\d-]/.test(host) && !/-\d+$/.test(host))) return true
  if (sentenceEnds.test(after)) return true
  if (sentenceBegins.test(before)) return host.length >= 4
  return leadingTo.test(before)
}

/** `the dot com boom` is about addresses and is none. */
export const afterDotComOfHistory =
  /^[ -](?:boom|bubble|compan|era|crash|bust|age|day|year|business|startup|start-up|firm|stock|craze|industry|generation|millionaire|thing|address|domain|part|mania)/

const noSpelledHost = new Set(
  `the a an of or and dot this that at early late every polka first last one each no my your his her
  old big new most एट asp small red black white little tiny blue green yellow connect`
    .split(/\s+/)
    .filter(Boolean),
)

export function canBeSpelledHost(host: string): boolean {
  return host !== '' && !noSpelledHost.has(host)
}
