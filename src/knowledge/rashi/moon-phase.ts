export type MoonPhase = 'none' | 'growing' | 'full' | 'waning'

const degree = Math.PI / 180
const sine = (degrees: number) => Math.sin(degrees * degree)
/** A day and a half on either side of new and full moon: nobody can tell by looking. */
const about = 18

/**
 * How far the moon stands east of the sun, in degrees (J. Meeus, Astronomical Algorithms, ch. 47
 * and 48, the main terms): within half a degree in this century, which is an hour of its way.
 */
export function moonElongation(now: number): number {
  const centuries = (now / 86_400_000 + 2_440_587.5 - 2_451_545) / 36_525
  const elongation = 297.8501921 + 445_267.1114034 * centuries
  const sun = 357.5291092 + 35_999.0502909 * centuries
  const moon = 134.9633964 + 477_198.8675055 * centuries
  const seen =
    elongation +
    6.289 * sine(moon) -
    2.1 * sine(sun) +
    1.274 * sine(2 * elongation - moon) +
    0.658 * sine(2 * elongation) +
    0.214 * sine(2 * moon) +
    0.11 * sine(elongation)
  return ((seen % 360) + 360) % 360
}

/** What the moon is doing, told no more finely than is surely right. */
export function moonPhase(now: number): MoonPhase {
  const east = moonElongation(now)
  if (east < about || east > 360 - about) return 'none'
  if (Math.abs(east - 180) < about) return 'full'
  return east < 180 ? 'growing' : 'waning'
}
