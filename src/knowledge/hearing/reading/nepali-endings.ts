import { looseKey, preciseKey } from './nepali-key.ts'

/** What the ending of a verb tells: who, when, whether at all. Both languages know these. */
export type Mark = 'i' | 'you' | 'they' | 'past' | 'future' | 'not' | 'wish' | 'to'

/** `i past: …`: the endings that say so, as they are typed after a verb's root. */
const endings = `
to: nu na ne nai nalai nuko nuka nuparne naka nalaai numa nale naku nemanche
to wish: nuparcha nuparyo nuparthyo nupar nuparla nuparchha naparyo namilcha
to i: namanlagcha namanlagyo nelako
to i future: naateko nalageko nelageko naako
i: chu nchu duchu daichu dachu ndaichu dachhu iracheko irahekochu irachu rachu yachu
i future: nechu ula unla aula aunla ulaa um u auu aum uki idinchu idinxu idincu dinchu ihalchu ihalnechu idiula idiunla dinechu idinechu iraachu
i past: e en ey ye ethe ethen thye thie ekochu ekichu yako ekothie ekothiye isake isaken isakechu idie idien ihale yachu echu
i not: dina ndina dinau inna nna dainau inau dinatha
i not past: ina inan eina ekochaina ekichaina yachaina ekothina
i not future: nechaina dinaaba
you: chas chau chhau nchau nchas daichau daichas uncha nuhuncha hunuhuncha
you wish: nus nuhos au nuhola nuna nuhosna ahai idinus idinuhos ideu idinuna
you past: yau is nubhayo eu ekochau
they: cha ncha chan nchan chin nchin daicha daichan dacha che nche daiche ndaicha incha incaha irahecha iracha
they past: yo io eko eka eki in ekocha ekochan echa idiyo isakyo ihalyo iyo yako ekothyo ekathie thyo the thin idie nubhaeko nubhako nuhunthyo nubho idieko
they future: la lan nechan necha idincha idinchan linn ola
they not: daina dainan dainathyo dain nna inchaina
they not past: ena enan ekochaina inn
wish: os un aun jaos iyos idiyos idios
past: era ikana ema epachi ethyo epani ekai ebhane dakheri da dai ndai ndaichu dakheridai dadai i ipachi eraa eranai isakepachi ndagarda
past wish: ehunthyo ehuncha ehunthio
`

type Endings = ReadonlyMap<string, readonly Mark[]>

export interface VerbEndings {
  readonly afterConsonant: Endings
  readonly afterVowel: Endings
  /** दि, लि: the last i is lost in what follows (diyo, दियो), so these begin with it. */
  readonly afterI: Endings
}

export function readVerbEndings(): VerbEndings {
  const afterConsonant = new Map<string, readonly Mark[]>()
  const afterVowel = new Map<string, readonly Mark[]>()
  const afterI = new Map<string, readonly Mark[]>()
  for (const line of endings.trim().split('\n')) {
    const [said, written] = line.split(': ') as [string, string]
    const marks = said.split(' ') as Mark[]
    for (const ending of written.split(' ')) {
      keep(afterConsonant, endingAfter('mar', 3, ending), marks)
      keep(afterVowel, endingAfter('kha', 3, ending), marks)
      keep(afterI, endingAfter('di', 1, ending), marks)
    }
  }
  return { afterConsonant, afterVowel, afterI }
}

function endingAfter(root: string, length: number, ending: string): string {
  return looseKey(preciseKey(root + ending)).slice(length)
}

function keep(known: Map<string, readonly Mark[]>, key: string, marks: readonly Mark[]): void {
  if (key !== '' && !known.has(key)) known.set(key, marks)
}
