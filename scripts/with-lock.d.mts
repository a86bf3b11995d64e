export interface LockOptions {
  readonly folder?: string
  readonly patience?: number
  onWait?(): void
}

export function withLock<Result>(
  name: string,
  work: () => Promise<Result>,
  options?: LockOptions,
): Promise<Result>
