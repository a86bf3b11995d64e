export interface TitledPoem {
  readonly title: string | undefined
  readonly body: string
}

/** Whoever writes may put a title first: a line alone, with an empty one after it. */
export function takeTitle(text: string): TitledPoem {
  const [first = '', ...rest] = text.trim().split(/\n\s*\n/)
  const hasTitle = rest.length > 0 && !first.includes('\n')
  return hasTitle
    ? { title: first.trim(), body: rest.join('\n\n') }
    : { title: undefined, body: text.trim() }
}
