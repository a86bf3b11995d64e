/**
 * Stands in the page itself and runs before there is anything to tap. On a slow network the app
 * comes seconds after the page is seen: until then this keeps what is tapped, shows that it was
 * heard, and then hands it to the app. It imports nothing: it is written into the page as it is.
 */
const kept = new Set<HTMLButtonElement>()
/** Fields take up what was typed before the app came, and are drawn again, before anything is sent. */
const untilFieldsAreRead = 100

function keep(event: MouseEvent): void {
  const { target } = event
  const button = target instanceof Element && target.closest<HTMLButtonElement>('#app button')
  if (!button || sendsItself(button)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  // What can be pressed can be let go again; anything else stays asked for.
  const isTakenBack = kept.has(button) && button.hasAttribute('aria-pressed')
  if (isTakenBack) kept.delete(button)
  else kept.add(button)
  mark(button)
}

/** A form that posts needs no script. */
function sendsItself({ type, form }: HTMLButtonElement): boolean {
  return type === 'submit' && form?.method === 'post'
}

function mark(button: HTMLButtonElement): void {
  button.toggleAttribute('data-kept', kept.has(button))
  const pressed = button.getAttribute('aria-pressed')
  if (pressed) button.setAttribute('aria-pressed', String(pressed !== 'true'))
}

/** As the server wrote it, which is what the app believes it to be. */
function unmark(button: HTMLButtonElement): void {
  kept.delete(button)
  mark(button)
}

function stop(): void {
  removeEventListener('click', keep, true)
  removeEventListener('error', giveUp, true)
}

/** The app will not come: nothing may look as if it had been done. */
function giveUp({ target }: Event): void {
  if (!(target instanceof HTMLScriptElement)) return
  stop()
  for (const button of kept) unmark(button)
}

window.takeFirstTaps = () => {
  stop()
  setTimeout(() => {
    for (const button of kept) {
      unmark(button)
      button.click()
    }
  }, untilFieldsAreRead)
}

addEventListener('click', keep, true)
addEventListener('error', giveUp, true)
