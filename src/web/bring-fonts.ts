import { rememberChoice } from '#kit/page/web/remember-choice.ts'

/**
 * On a slow network letters and script would share the line, and nothing could be tapped for the
 * sake of looking finer. A phone that has the fonts says so, and gets them with the next page.
 */
export function bringFonts(href: string): void {
  const sheet = document.createElement('link')
  sheet.rel = 'stylesheet'
  sheet.href = href
  sheet.addEventListener('load', async () => {
    // They are asked for when the page is next laid out.
    await new Promise(requestAnimationFrame)
    await document.fonts.ready
    rememberChoice('fonts', 'here')
  })
  document.head.append(sheet)
}
