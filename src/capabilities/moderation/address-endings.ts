/** Endings that are addresses wherever they stand. */
export const surely =
  'com|c[ .]o[ .]m|net|org|edu|gov|np|io|xyz|biz|info|ly|gl|gg|ru|cn|uk|eu|kr|qa|tk|ml|ga|cf|gq|cc|ws|co|dev'
/** Endings that are also words, and mostly name things: `evil.shop` or the end of `to the shop`. */
export const thing =
  'app|live|shop|site|online|store|club|link|page|top|fun|space|vip|icu|buzz|click|blog|news|pro|chat|group|website|digital|tech|cloud|agency|casino|bet|win'
/** Endings that are the commonest words of all: `happy.today` is a missing space. */
export const word =
  'me|in|us|is|it|to|so|am|at|my|id|be|do|la|de|sa|ae|au|ca|fr|jp|tv|ai|art|one|world|today|life'

const dotWords = 'd[o0]t|डट्?|डोट'

/** `(dot)`, `[.]`, ` { dot } `: a dot that is dressed up. */
export const bracketedDot = `\\s{0,2}[([{<]\\s{0,2}(?:\\.|${dotWords})\\s{0,2}[)\\]}>]\\s{0,2}`
/** The same without its lead, or with signs of another kind around it: `-dot-`, ` dot `, `(dot`. */
export const spelledDot = `[\\s([{<*_~|"'“‘-]{0,4}(?:${dotWords})[\\s)\\]}>*_~|"'”’-]{0,4}`
export const anyDotWord = /d[o0]t|डट|डोट/
