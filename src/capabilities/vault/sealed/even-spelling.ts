/*
 * Nepali is spelled by many habits: long and short vowels, श ष स, ब and व, a written nasal or a dot.
 * Whoever enters their recovery words may follow any of them; what is left here is what all of them
 * write alike.
 */
const alike: readonly (readonly [RegExp, string])[] = [
  [/\p{Default_Ignorable_Code_Point}|\u093c|\u0903/gu, ''],
  [/\u0901|\u0902/g, ''],
  // अङ्क, अंक and अन्क: a nasal before a consonant of its row, whichever way it is written.
  [/[ङञणनम]्(?=[क-म])/g, ''],
  [/ज्ञ/g, 'गय'],
  [/क्[षशस]/g, 'छ'],
  [/्/g, ''],
  [/[ऋॠ]/g, 'रि'],
  [/[ृॄ]/g, 'रि'],
  [/ऐ/g, 'अइ'],
  [/ै/g, 'इ'],
  [/औ/g, 'अउ'],
  [/ौ/g, 'उ'],
  [/ई/g, 'इ'],
  [/ी/g, 'ि'],
  [/ऊ/g, 'उ'],
  [/ू/g, 'ु'],
  [/[शष]/g, 'स'],
  [/व/g, 'ब'],
  [/[णञ]/g, 'न'],
  // पिङ is also written पिङ्ग.
  [/ङ/g, 'ग'],
  [/ट/g, 'त'],
  [/ठ/g, 'थ'],
  [/ड/g, 'द'],
  [/ढ/g, 'ध'],
]

export function evenSpelling(word: string): string {
  return alike.reduce(
    (text, [written, plain]) => text.replace(written, plain),
    // NFD takes the dot below off ड़ and its like, so that it falls away with the other marks.
    word.normalize('NFD').toLowerCase(),
  )
}
