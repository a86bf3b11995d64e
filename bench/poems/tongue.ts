export interface Poem {
  readonly title: string
  readonly lines: readonly string[]
}

/** One language as `bench/poems.ts` measures it. */
export interface Tongue {
  readonly name: 'en' | 'np'
  readonly forms: readonly string[]
  /** Thirty topics the composer has words for, and thirty it was never told of. */
  readonly known: readonly string[]
  readonly unknown: readonly string[]
  compose(topic: string, form: string, seed: string): Poem | Promise<Poem>
  /** Is the line about the topic: does it name it, or only make sense of such a thing? */
  isAbout(line: string, topic: string, poem: Poem): boolean
  /** What must not be in a poem, by the name it is printed under. */
  readonly faults: Readonly<Record<string, (poem: Poem, topic: string) => boolean>>
  /** What may stand in few lines only. */
  readonly lineFaults: Readonly<Record<string, (line: string) => boolean>>
}
