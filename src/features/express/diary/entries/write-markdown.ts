interface Page {
  readonly content: string
  readonly poem?: { readonly text: string }
}

/** The diary as a text that any editor opens, the oldest page first, as in a book. */
export function writeMarkdown<Entry extends Page>(
  title: string,
  newestFirst: readonly Entry[],
  headingOf: (entry: Entry) => string,
): string {
  const pages = [...newestFirst].reverse().map((entry) => {
    const parts = [`## ${headingOf(entry)}`, keepLines(entry.content)]
    if (entry.poem) parts.push(quote(keepLines(entry.poem.text)))
    return parts.join('\n\n')
  })
  return `${[`# ${title}`, ...pages].join('\n\n')}\n`
}

/** Markdown joins lines unless they end in two spaces. */
function keepLines(text: string): string {
  return text.trim().replace(/([^\n])\n(?!\n)/g, '$1  \n')
}

function quote(text: string): string {
  return text.replace(/^/gm, '> ')
}
