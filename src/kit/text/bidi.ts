const firstStrongIsolate = '\u2068'
const popIsolate = '\u2069'

/**
 * For a visitor's words inside a sentence of ours, where there is no element to carry dir="auto":
 * their direction then turns nothing around them. In markup prefer <bdi>. A stray closing control
 * would end the isolation early, so only those that close something are shown.
 */
export function isolateBidi(text: string): string {
  let open = 0
  const balanced = text.replace(/[\u2066-\u2069]/g, (control) => {
    if (control !== popIsolate) {
      open++
      return control
    }
    if (open === 0) return ''
    open--
    return control
  })
  return firstStrongIsolate + balanced + popIsolate.repeat(open + 1)
}
