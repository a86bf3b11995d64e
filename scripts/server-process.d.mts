export const serverScript: string
export const firstBridgesStay: string
export const serverFlags: readonly string[]
export const serverEnvironment: Readonly<Record<string, string>>
