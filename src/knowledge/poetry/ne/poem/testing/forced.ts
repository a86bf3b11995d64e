/** Words that only fill a metre, and spellings that are bent for one. */
const forced =
  /(?:^|\s)(?:नै|यो ता|ता|है|उसै|उसै गरि|सखे|अकाश|बोकि|फर्कि|बाँडि|आँगन्|यौटै|जुनले|यसरि|कोहि|चूप|टाढसम्मै|छाहरी|बसने|सँदेश|बत्ति|दुइ|पैलो|हवा|बरात|डगर|बर्सात|मुलाकात|तरानो|सितारा|दुवार|पर्दिन|मुस्कुरायो|बारात|कहानि|कसरि|यै|मन यो)(?=\s|$)/

export function isForced(line: string): boolean {
  return forced.test(line)
}
