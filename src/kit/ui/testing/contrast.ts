import { type Oklch, toLinearSrgb } from '../oklch.ts'

/** A colour outside sRGB is clipped differently by every screen, so its contrast is unknown. */
export function isInSrgb(colour: Oklch): boolean {
  return toLinearSrgb(colour).every((channel) => channel >= -0.001 && channel <= 1.001)
}

function luminance(colour: Oklch): number {
  const [r, g, b] = toLinearSrgb(colour).map((channel) => Math.min(1, Math.max(0, channel)))
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0)
}

/** WCAG 2 contrast ratio, 1 to 21. */
export function measureContrast(one: Oklch, other: Oklch): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
