/** What is not said where somebody has died or work is lost: gladness, and the deeds of the living. */
const glad = /हाँस(?!ोको)|हँसा|गीत|मुस्का|फुल्|रमा[उइय]|मिठ|खुसी|नाच|निद्रा|पुतली|मुर्ली|फोनमा|सोध्छिन्|भेट्न|सुसेल/

export function isGlad(lines: readonly string[]): boolean {
  return glad.test(lines.join('\n'))
}

const ofDay = /घाम|बिहान|दिउँसो|सूर्य|मिर्मिरे|झिसमिसे/
const ofNight = /(?:^|\s)(?:रात|राति|मध्यरात|जून|जूनले|तारा|ताराहरू|चाँदनी)(?=\s|$)/

/** Alternatives are read apart from their brackets. */
const textOf = (lines: readonly string[]) => lines.join('\n').replace(/[[\]|]/g, ' ')

export const isOfDay = (lines: readonly string[]) => ofDay.test(textOf(lines))
export const isOfNight = (lines: readonly string[]) => ofNight.test(textOf(lines))

/** Words of the day and of the night in one poem, whatever its topic says. */
export function isOfBothHours(lines: readonly string[], topic: string): boolean {
  return isOfDay(lines) && isOfNight(lines) && !isOfDay([topic]) && !isOfNight([topic])
}
