import type { Locator } from 'playwright-core'
import { expect } from 'vitest'

/** What a form says that still lacks something. It stands with the field it speaks of, which has the focus. */
export async function pressEarly(button: Locator): Promise<string> {
  await button.click()
  const page = button.page()
  const sentence = page.locator('form [role=alert]')
  await sentence.waitFor()
  await expect
    .poll(() =>
      sentence.evaluate(({ id }) =>
        Boolean(id && document.activeElement?.closest(`[aria-describedby~="${id}"]`)),
      ),
    )
    .toBe(true)
  return sentence.innerText()
}
