import type { Language } from '#kit/i18n/language.ts'
import { type Hand, held } from './hand.ts'

/** It is never pulled back while somebody stays in a room, also when the words are gone. */
export function holdOut(hand: Hand): void {
  const path = location.pathname
  held.change((before) => ({
    hand,
    path,
    isAway: before.isAway && before.path === path && isSameNeed(before.hand, hand),
  }))
  void showHand()
}

/** For need that was heard elsewhere, where this device may have heard something finer itself. */
export function holdOutAnyway(language: Language): void {
  if (held.read().hand) return
  holdOut({
    need: 'passive',
    child: false,
    now: false,
    bereaved: false,
    language,
    staysHere: false,
  })
}

async function showHand(): Promise<void> {
  try {
    const { showHand } = await import('./shown-hand.tsx')
    showHand()
  } catch {
    // No network: what a first visit could not fetch. Help stands in the frame of every page.
  }
}

function isSameNeed(before: Hand | null, now: Hand): boolean {
  return before?.need === now.need && before.now === now.now
}
