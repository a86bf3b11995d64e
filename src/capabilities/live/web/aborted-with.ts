/** A controller that ends with another signal: AbortSignal.any is younger than our oldest browsers. */
export function abortedWith(signal: AbortSignal): AbortController {
  const controller = new AbortController()
  if (signal.aborted) controller.abort()
  else signal.addEventListener('abort', () => controller.abort(), { once: true })
  return controller
}
