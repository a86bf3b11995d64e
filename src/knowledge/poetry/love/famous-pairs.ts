import { linesOf } from '#kit/text/lines-of.ts'
import { foldPerson } from './fold-person.ts'

/** `id: one, as else spelled / the other`; what is said to them stands under the id in `famous.txt`. */
const pairs = `
  muna-madan: muna / madan
  romeo-juliet: romeo, रोमियो / juliet, juliette, जुलियट
  ram-sita: ram, rama / sita
  radha-krishna: radha, radhika / krishna, kanha, kanhaiya
  shiva-parvati: shiva, shiv, mahadev / parvati
  laila-majnu: laila, layla / majnu, majnun
  heer-ranjha: heer / ranjha, राँझा
  shirin-farhad: shirin / farhad
  sohni-mahiwal: sohni, sohani / mahiwal
  nal-damayanti: nal, nala / damayanti
  savitri-satyawan: savitri / satyawan
  shakuntala-dushyanta: shakuntala / dushyanta, dushyant
  salim-anarkali: salim, saleem / anarkali
  shahjahan-mumtaz: shah jahan, shahjahan / mumtaz
  antony-cleopatra: antony, anthony, एन्टोनी / cleopatra, क्लियोपेट्रा
  adam-eve: adam, आदम / eve, इभ
  odysseus-penelope: odysseus, ulysses, ओडिसियस / penelope, पेनेलोपी
  elizabeth-darcy: elizabeth, elizabeth bennet, एलिजाबेथ / darcy, mr darcy, डार्सी
  tom-jerry: tom, टम / jerry, जेरी
  bhrikuti-songtsen: bhrikuti / songtsen, songtsen gampo, srongtsen gampo, स्रोङचन, स्रोङचन गम्पो
  laxmi-narayan: laxmi, lakshmi / narayan, narayana, vishnu
  jack-rose: jack, ज्याक / rose, रोज
  momo-achar: momo, मम, मःमः / achar, achaar, अचार
`

const known = new Map(
  linesOf(pairs).flatMap((line) => {
    const [id = '', names = ''] = line.split(': ')
    const [ones = [], others = []] = names.split(' / ').map((side) => side.split(', '))
    return ones.flatMap((one) => others.map((other) => [keyOf(one, other), id] as const))
  }),
)

/** The pair that everybody has heard of, in either order and either script. */
export function famousPairOf([one, other]: readonly [string, string]): string | undefined {
  return known.get(keyOf(one, other))
}

function keyOf(...names: readonly string[]): string {
  return names.map(foldPerson).sort().join(' & ')
}
