export function fingerprintSources(): string
export function isBuilt(fingerprint: string): boolean
export function markBuilt(fingerprint: string): void
