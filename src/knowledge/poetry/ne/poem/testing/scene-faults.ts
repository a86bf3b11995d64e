import { splitAksharas } from '#kit/text/aksharas.ts'
import { everyReading } from '../../../chance/choose.ts'
import { fitsMetre } from '../../../metre/recognise.ts'
import { rhymes } from '../../../metre/rhyme.ts'
import { metreOfForm } from '../forms.ts'
import { keepTogether, scans } from '../scans.ts'
import type { Scene } from '../scenes/read-scenes.ts'
import { readingsWith, slotOf } from '../weave.ts'
import { isForced } from './forced.ts'
import { isOfDay, isOfNight } from './tone-faults.ts'

/** Words of one to six syllables, of every weight a line may need. */
const samples =
  'घ माँ घर माया दियो चिया नदी आमा कलम सपना हजार पोखरी बगैँचा किताब आकाश सम्झना हिमाल करेसाबारी साइकल गुन्द्रुक सगरमाथा आरुबखडा हजुरआमा लालीगुराँस परिवर्तन अस्पताल नागबेली पाठशाला'.split(
    ' ',
  )
const linesOfForm = { muktak: [4], haiku: [3], gadya: [1, 2, 3, 4, 5] }
const longestGadyaLine = 52

/** What is wrong with a scene, in words for whoever wrote it. */
export function faultsOf(scene: Scene): string[] {
  const { form, lines } = scene
  const counts = linesOfForm[form as keyof typeof linesOfForm] ?? [2]
  const wrongCount = counts.includes(lines.length) ? [] : [`${lines.length} lines`]
  const hours = hourFaults(scene)
  return [
    ...wrongCount,
    ...hours,
    ...lines.flatMap((line, at) => lineFaults(scene, line, at)),
    ...(form === 'gadya' ? [] : rhymeFaults(scene)),
  ]
}

function lineFaults(scene: Scene, line: string, at: number): string[] {
  const forced = everyReading(line).filter(isForced).slice(0, 1)
  const asked = forced.map((reading) => `a filler or a forced spelling: ${reading}`)
  if (scene.form === 'gadya') {
    const long = everyReading(line).find((reading) => reading.length > longestGadyaLine)
    return long ? [`too long for a phone: ${long}`] : []
  }
  if (slotOf(line)) {
    const fits = samples.some((word) =>
      readingsWith(line, word).some((one) => fitsForm(scene, one, at)),
    )
    return fits ? asked : [...asked, `scans with no word of one to six syllables: ${line}`]
  }
  const broken = everyReading(line).filter((reading) => !fitsForm(scene, reading, at))
  return [
    ...asked,
    ...broken.map(
      (reading) => `does not scan (${splitAksharas(reading).length} syllables): ${reading}`,
    ),
  ]
}

/** The quick check of the composer, and the strict one of the recogniser beside it. */
function fitsForm(scene: Scene, line: string, at: number): boolean {
  const metre = metreOfForm[scene.form as keyof typeof metreOfForm]
  return scans(scene, line, at) && (!metre || fitsMetre(line, metre, 'strict'))
}

function rhymeFaults(scene: Scene): string[] {
  const { form, lines, parts } = scene
  if (form === 'haiku') return []
  if (form === 'gazal' && !parts.includes('open')) return []
  const places =
    form === 'muktak'
      ? [
          [0, 1],
          [0, 3],
          [1, 3],
        ]
      : [[0, 1]]
  const faults = places.flatMap(([a = 0, b = 1]) =>
    endsOf(lines[a] ?? '')
      .flatMap((one) =>
        endsOf(lines[b] ?? '')
          .filter((other) => !rhymes(one, other))
          .map((other) => `does not rhyme: ${one} / ${other}`),
      )
      .slice(0, 1),
  )
  const slotless = lines.every((line) => !slotOf(line))
  const uneven =
    form === 'muktak' &&
    slotless &&
    !keepTogether(
      scene,
      lines.map((line) => everyReading(line)[0] ?? ''),
    )
  return [...faults, ...(uneven ? ['its lines differ by more than two syllables'] : [])]
}

function endsOf(line: string): string[] {
  return everyReading(line).map((reading) => reading.replaceAll('{X}', 'आमा'))
}

/** A scene that shows the sun or the stars has to say so, or it will stand beside the other. */
function hourFaults({ tags, lines }: Scene): string[] {
  const said = tags.hour ?? []
  const wrong = [
    ...(isOfDay(lines) && !said.some((hour) => hour === 'day' || hour === 'dawn') ? ['day'] : []),
    ...(isOfNight(lines) && !said.includes('night') ? ['night'] : []),
  ]
  return wrong.map((hour) => `shows the ${hour} and does not say hour:${hour}`)
}
