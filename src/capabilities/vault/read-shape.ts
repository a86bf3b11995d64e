/** Reads a value that came from outside: gives back what it promises, or throws `Misshapen`. */
export type Read<Value> = (value: unknown) => Value

export class Misshapen extends Error {
  override name = 'Misshapen'
}

export function textUpTo(longest: number, shortest = 0): Read<string> {
  return (value) => {
    const fits = typeof value === 'string' && value.length >= shortest && value.length <= longest
    return fits ? value : refuse()
  }
}

export function textLike(pattern: RegExp): Read<string> {
  return (value) => (typeof value === 'string' && pattern.test(value) ? value : refuse())
}

export function oneOf<const Values extends readonly string[]>(values: Values) {
  const read: Read<Values[number]> = (value) =>
    values.includes(value as string) ? (value as Values[number]) : refuse()
  return read
}

export const readMoment: Read<number> = (value) =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : refuse()

export const readFlag: Read<boolean> = (value) => (typeof value === 'boolean' ? value : refuse())

export function listOf<Value>(read: Read<Value>): Read<Value[]> {
  return (value) => (Array.isArray(value) ? value.map(read) : refuse())
}

type Shape = Readonly<Record<string, Read<unknown>>>
type ValueOf<S extends Shape> = { [Name in keyof S]: ReturnType<S[Name]> }

/** Builds a fresh object of the named fields alone: whatever else came along is left behind. */
export function fields<Needed extends Shape, Maybe extends Shape = Record<never, never>>(
  needed: Needed,
  maybe?: Maybe,
): Read<ValueOf<Needed> & Partial<ValueOf<Maybe>>> {
  return (value) => {
    if (typeof value !== 'object' || value === null) return refuse()
    const given = value as Record<string, unknown>
    const read: Record<string, unknown> = {}
    for (const [name, readField] of Object.entries(needed)) read[name] = readField(given[name])
    for (const [name, readField] of Object.entries(maybe ?? {})) {
      if (given[name] !== undefined) read[name] = readField(given[name])
    }
    return read as ValueOf<Needed> & Partial<ValueOf<Maybe>>
  }
}

function refuse(): never {
  throw new Misshapen()
}
