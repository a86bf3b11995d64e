import { splitAksharas } from '#kit/text/aksharas.ts'
import { everyReading } from '../../chance/choose.ts'
import type { Deal } from '../../chance/seed-row.ts'
import type { Random } from '../../chance/seeded-random.ts'
import type { Subject } from './subject.ts'
import { themes } from './themes/all-themes.ts'
import type { Tone } from './themes/theme-verses.ts'
import { weaveWord } from './weave.ts'

/** Ways to set the topic down in five syllables, however long its word. */
const haikuOpenings = [
  '{X}को त्यो नाम',
  '{X}को [याद|नाम|गीत|छेउ|साँझ|कथा|स्वर|बाटो]',
  '{X} [सम्झेर|सम्झँदा|भनेर]',
  '[मनमा|आँखामा|ओठमा] {X}',
  '{X} र म',
  '{X}[सँग|बारे]',
  '{X}[मा|लाई]',
  '[त्यो|यो] {X}',
  '{X} [फेरि|आयो|बोल्छ|अझै|छ|नि]',
  '[ए|मेरो|हाम्रो] {X}',
  '{X}',
]

/** Lines any image of the tone may turn to, and come to rest on. */
export const haikuByTone: Record<Tone, { turn: string; rest: string }> = {
  tender: {
    turn: 'आँखाले अँगाल्दछ / न्यानो हत्केला खोल्छ / [पुरानो|हिजोको] हाँसो फर्क्यो / भित्रको घाम झुल्क्यो',
    rest: '[मन|घर] न्यानो छ / म फर्किआएँ / सास मिठो छ / दिन न्यानो भो',
  },
  longing: {
    turn: 'एक तारा टाढा छ / शब्द खोज्दै छ [साँझ|रात] / हावा नाम बोकेको / भिजेको परेला छ',
    rest: '[रात|साँझ] सुनिन्छ / म अझै यहीँ / आँसु तातो छ / फेरि भेटौँला',
  },
  bright: {
    turn: 'पाइला नाच्न थाल्छ / घामको गीत सुन्छु / सात रङ पोखिए / मन पखेटा हाल्छ',
    rest: 'हाँसो बल्दछ / अघि बढौँ है / [दिन|घाम] मेरो हो / म गाउँदै छु',
  },
  calm: {
    turn: 'सास बिस्तारै फेर्छु / मौनले सबै भन्छ / हतार घर फर्क्यो / बतास नाम सोध्छ',
    rest: 'म यहीँ छु नि / शान्त छ सबै / यति नै पुग्छ / आकाश खुला',
  },
}

/** And those that any poem may. */
export const haikuAnyTone = {
  turn: '[झ्यालले|ढोकाले|दैलोले] [घाम|जून|साँझ] हेर्छ / एक पुतली [आयो|उड्यो|बस्यो] / [धुलोमा|शीतमा|पातमा] घाम [बस्छ|खेल्छ] / खाली [आँगन|गोरेटो] [सुन्छ|हाँस्छ|कुर्छ] / बत्ती [बिस्तारै|सुस्तरी] हल्ल्यो / [घण्टी|मुर्ली] कतै बज्दै छ / सिरानी [मुनि|छेउ] जून / [चिया|पानी] उम्लिँदै [गर्छ|गयो] / अक्षर [आफैँ|फेरि] [जाग्छन्|बोल्छन्] / [हजार|पुराना] तारा गन्छु / [कुहिरो|बादल] काँध [छुन्छ|चढ्छ]',
  rest: '[आँखा|ढोका|झ्याल] खुल्दछ / [बाटो|साँझ|मन] पर्खन्छ / एक [थोपा|पात|तारा] छ / [चुप|मौन|शान्त] छ [घर|साँझ|रात] / [जून|घाम|गीत] पस्दछ / हात [न्यानो|खुला|शान्त] छ / [भोलि|फेरि] आउँला / म [सुन्दै|हेर्दै|बस्दै] छु नि / [पानी|दिन|रात] बगेछ / [दीप|घर|जून] बल्दै छ',
}

function hasFive(line: string): boolean {
  return splitAksharas(line).length === 5
}

/** Five, seven and five: the topic's name and an image of it, or a rest, round a turn. */
export function composeHaiku(subject: Subject, random: Random, deal: Deal): string[] {
  const [theme] = subject.themes
  const { haiku } = themes[theme]
  const tone = haikuByTone[subject.tone]
  const draw = (...lines: string[]) =>
    deal(lines.join(' / ').split(' / ').flatMap(everyReading))[0] as string
  const templates = haikuOpenings.flatMap(everyReading)
  const [name = ''] = deal(weaveWord(templates, subject, hasFive, random))
  const turn = draw(haiku.turn, tone.turn, haikuAnyTone.turn)
  // An image may come before its name, but only one of the topic's own.
  const isKnown = theme !== 'life'
  if (isKnown && random() < 0.3) return [draw(haiku.image), turn, name]
  return [name, turn, draw(haiku.rest, tone.rest, haikuAnyTone.rest)]
}
