export interface Patience {
  /** Ends with the signal that was given, with waiting in vain, and with `end`. */
  readonly signal: AbortSignal
  /** From now on for so many milliseconds. */
  wait(millis: number): void
  end(): void
}

/** Written out because AbortSignal.any is younger than the oldest browsers we serve. */
export function createPatience(given: AbortSignal): Patience {
  const turn = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  if (given.aborted) end()
  else given.addEventListener('abort', end, { once: true })

  function end(): void {
    clearTimeout(timer)
    given.removeEventListener('abort', end)
    turn.abort()
  }

  return {
    signal: turn.signal,
    wait(millis) {
      clearTimeout(timer)
      timer = setTimeout(end, millis)
    },
    end,
  }
}
