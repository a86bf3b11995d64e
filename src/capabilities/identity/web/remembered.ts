import { device } from '#kit/web/device-store.ts'

/** What this device remembers of the visitor, for pages opened without a network. */
const nameKey = 'visitor-name'
const laterKey = 'name-later'

export function rememberName(name: string | null): void {
  if (name === null) device.forget(nameKey)
  else device.keep(nameKey, name)
}

export function rememberedName(): string | null {
  return device.read(nameKey)
}

export function putOffNaming(): void {
  device.keep(laterKey, 'yes')
}

export function isNamingPutOff(): boolean {
  return device.read(laterKey) !== null
}

export function forgetVisitor(): void {
  device.forget(nameKey)
  device.forget(laterKey)
}
