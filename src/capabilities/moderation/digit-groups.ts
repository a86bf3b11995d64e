/** Digits written together, and what stands between them and the group before. */
export type DigitGroup = {
  readonly digits: string
  readonly start: number
  readonly end: number
  readonly before: string
}

/** What may part the digits of one number, emoji and all. */
const anyParting = /^[-. ()[\]_/\\,:;*~|#=+…।\n\t\r'"\u2600-\u27bf\ud83c-\ud83e\udc00-\udfff]{1,6}$/
/** What parts a number in earnest, without hiding it. */
const plainParting = /^(?:[-. ()]|\) |- | -| - | \(|\. )$/

/** Rows of digit groups that one number could be spread over. */
export function* findDigitRuns(letters: string): Generator<DigitGroup[]> {
  let run: DigitGroup[] = []
  // An O or l between digits is a digit in disguise.
  for (const { index, 0: written } of letters.matchAll(/\d(?:[\doil]*\d)?o*/g)) {
    const end = index + written.length
    const previous = run.at(-1)
    const before = previous ? letters.slice(previous.end, index) : ''
    if (previous && !anyParting.test(before)) {
      yield run
      run = []
    }
    run.push({ digits: readDigits(written), start: index, end, before })
  }
  if (run.length > 0) yield run
}

function readDigits(written: string): string {
  return written.replaceAll('o', '0').replace(/[il]/g, '1')
}

export function joinDigits(groups: readonly DigitGroup[]): string {
  return groups.map(({ digits }) => digits).join('')
}

export function isPlainlyParted(groups: readonly DigitGroup[]): boolean {
  return groups.slice(1).every(({ before }) => plainParting.test(before))
}

export function areSingles(groups: readonly DigitGroup[]): boolean {
  return groups.every(({ digits }) => digits.length === 1)
}

/** The sign that parts a group from the one before, the spaces around it left out. */
function signOf({ before }: DigitGroup): string {
  return before.trim()
}

/**
 * `9841/234567` and a digit a line are one thing told in one way; `97/100 98/100` are many things.
 * Dashes, dots, spaces and brackets may be mixed as they come.
 */
export function areTiedOneWay(groups: readonly DigitGroup[]): boolean {
  const signs = new Set(groups.slice(1).map(signOf))
  // `98.6 99.1 100.2` are a fever.
  if (signs.size > 1 && groups.slice(1).some(isDecimal)) return false
  if (![...signs].some((sign) => /[^-.()[\]]/.test(sign))) return true
  if (signs.size > 1) return false
  const tight = groups.slice(1).every(({ before }) => !/\s/.test(before))
  if (signs.has(',')) return areSingles(groups) || (tight && !isMoneyShape(groups))
  if (signs.has(':') || signs.has(';')) return areSingles(groups) || groups.length === 2
  return true
}

/** `9,84,12,34,567` and `9,841,234,567` are amounts. */
function isMoneyShape(groups: readonly DigitGroup[]): boolean {
  const sizes = groups.map(({ digits }) => digits.length).join(' ')
  return /^[12](?: 2)* 3$|^[123](?: 3)+$/.test(sizes)
}

/** A row that goes up or down by the same step is counted aloud: 98 99 100, 9 8 7 6. */
export function isCounting(groups: readonly DigitGroup[]): boolean {
  if (groups.length < 4) return false
  const numbers = groups.map(({ digits }) => Number(digits))
  const step = (numbers[1] as number) - (numbers[0] as number)
  return numbers.every((number, i) => i === 0 || number - (numbers[i - 1] as number) === step)
}

/** A digit or two beside a spelled number belong to another sentence; more are a longer row. */
const mostStrays = 2

/** Whether the groups from `first` to `last` are a row of their own and not cut from a longer one. */
export function standAlone(run: readonly DigitGroup[], first: number, last: number): boolean {
  const groups = run.slice(first, last + 1)
  const goOn = (strays: readonly DigitGroup[], partings: readonly DigitGroup[]) =>
    strays.length > mostStrays &&
    strays.every(({ digits }) => digits.length <= 2) &&
    partings.every((group) => isPartedLike(group, groups))
  const earliest = Math.max(0, first - mostStrays - 1)
  const after = run.slice(last + 1, last + mostStrays + 2)
  // What parts two groups is told by the second of them.
  return (
    !goOn(run.slice(earliest, first), run.slice(earliest + 1, first + 1)) && !goOn(after, after)
  )
}

function isPartedLike({ before }: DigitGroup, groups: readonly DigitGroup[]): boolean {
  return groups.slice(1).some((group) => group.before === before)
}

/** `3.1415` is one number with a fraction; `984.123.4567` begins a group after a dot in earnest. */
export function isDecimal({ before, digits }: DigitGroup): boolean {
  return before === '.' && digits.length !== 3 && digits.length !== 4
}
