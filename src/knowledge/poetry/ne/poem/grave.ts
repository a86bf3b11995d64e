/** What is not said where somebody has died or work is lost: gladness, and the deeds of the living. */
const unfit =
  /हाँस(?!ोको)|हँसा|गीत|गाउँ(?:छ|न्)|गाउन|मुस्का|फुल|रमा[उइय]|मिठ|खुसी|नाच|सुत्|सुते|निद्रा|पुतली|मुर्ली|भाका|फोन|भेट|उदित|उठेर|फर्क|झुल्दै|रिस|{X}(?: \S+)? आयो|{X}सँग(?:को)? |{X}सँग$|{X} (?:छ|बोल्छ|फेरि|र म)$|{X} बोकी|{X} खेल|{X}ले|{X}को पथ|पग्लि|गाथा नयाँ|थाक बिसा|बिहान मन|वन वन|वनमा|कोइली|यात्रा/

export function isGrave(line: string): boolean {
  return !unfit.test(line)
}
