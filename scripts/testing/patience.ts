import { vi } from 'vitest'

/**
 * A test waits for what happens and not for a time: how long it may take is how
 * long a very busy machine needs, and only what never happens waits so long.
 */
const patience = 60_000

const { waitFor, waitUntil } = vi

vi.waitFor = (callback, options) => waitFor(callback, beLong(options))
vi.waitUntil = (callback, options) => waitUntil(callback, beLong(options))

function beLong<Options extends { timeout?: number }>(options: number | Options | undefined) {
  const asked = typeof options === 'number' ? { timeout: options } : options
  return { ...asked, timeout: Math.max(patience, asked?.timeout ?? 0) }
}

// What waits for a page of its own gives up after a second, unless it is told.
if ('document' in globalThis) {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: patience })
}
