/** Why a post waits, as it stands in its column: the gravest reason first. */
export function writeHeldFor(reasons: readonly string[]): string | null {
  return reasons.join(' ') || null
}

export function readHeldFor(heldFor: string | null): readonly string[] {
  return heldFor?.split(' ') ?? []
}

/** The author is told the gravest reason; moderators see all of them. */
export function gravestReason(heldFor: string | null): string {
  return readHeldFor(heldFor)[0] ?? 'review'
}
