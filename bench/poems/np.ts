import { openLexicon } from '#knowledge/hearing/topics/ne/lexicon/open-lexicon.ts'
import { poemForms } from '#knowledge/poetry/kinds.ts'
import { composePoem, type Poem } from '#knowledge/poetry/ne/poem/compose-poem.ts'
import { openScenes } from '#knowledge/poetry/ne/poem/scenes/open-scenes.ts'
import { readSubject } from '#knowledge/poetry/ne/poem/subject.ts'
import { isForced } from '#knowledge/poetry/ne/poem/testing/forced.ts'
import {
  keepsItsMetre,
  keepsOneLength,
  rhymesAsAsked,
} from '#knowledge/poetry/ne/poem/testing/poem-faults.ts'
import { isGlad, isOfBothHours } from '#knowledge/poetry/ne/poem/testing/tone-faults.ts'
import { readingsWith, slotOf } from '#knowledge/poetry/ne/poem/weave.ts'
import type { Tongue } from './tongue.ts'

const lexicon = await openLexicon()
const subjects = new Map<string, ReturnType<typeof readSubject>>()
const ownLines = new Map<string, Set<string>>()

function subjectOf(topic: string) {
  const known = subjects.get(topic) ?? readSubject(topic, lexicon)
  subjects.set(topic, known)
  return known
}

/** The lines of its own theme and of its kind, which make sense of such a thing alone. */
async function collectOwn(topic: string): Promise<void> {
  if (ownLines.has(topic)) return
  const { themes, words } = subjectOf(topic)
  const kinds = words.flatMap(({ frames }) => frames).filter((kind) => kind !== 'any')
  const names = [...themes, ...kinds.map((kind) => `frames/${kind}`)]
  const files = await openScenes(
    poemForms.np.flatMap((form) =>
      names.flatMap((name) => [`${form}/${name}`, `${form}/more/${name}`]),
    ),
  )
  const lines = files.flatMap(({ scenes }) => scenes.flatMap((scene) => scene.lines))
  ownLines.set(
    topic,
    new Set(lines.filter((line) => !slotOf(line)).flatMap((line) => readingsWith(line, ''))),
  )
}

export const tongue: Tongue = {
  name: 'np',
  forms: poemForms.np,
  known:
    'आमा|बुबा|बहिनी|साथी|माया|परदेश|दसैँ|नयाँ वर्ष|हिमाल|वर्षा|गाउँ|चिया|विद्यालय|आमाको निधन|न्याय|सपना|बिहान|आगो|किसान|नेपाल|गुराँस|बाल्यकाल|एक्लोपन|किताब|समय|कुकुर|रुन मन लाग्यो|बिदाइ|आशा|मादल'.split(
      '|',
    ),
  unknown:
    'लुर्कन|टोपिया|भूकम्पपीडित|ठेकी|बाढीपहिरो|सुनौली|बिस्कुन|चस्मावाल|ओदान|मुढा|पाउभाजी|मेट्रोरेल|रोबोटिक्स|कागतीपानी|सिसाकलम|बसको झ्याल|मेरो पहिलो साइकल|हजुरआमाको करेसाबारी|आमाले पकाएको गुन्द्रुक र ढिँडोको स्वाद|मेरो बुबाले मलाई साइकल सिकाउनुभएको दिन|केही भन्न मन छैन|quantum physics|my left knee|motivation|never give up|the smell of old books|दोहाको गर्मीमा घरको सम्झना|🏔️☁️|Zubin|छिमेकीको कालो छाता'.split(
      '|',
    ),
  async compose(topic, form, seed) {
    await collectOwn(topic)
    return composePoem({ topic, form: form as Poem['form'], seed })
  },
  isAbout(line, topic) {
    const said = subjectOf(topic).words.flatMap(({ text, halves }) => [
      text,
      ...halves.map((half) => half.text),
    ])
    return ownLines.get(topic)?.has(line) || said.some((word) => line.includes(word))
  },
  faults: {
    metre: (poem) => !keepsItsMetre(poem as Poem) || !keepsOneLength(poem as Poem),
    rhyme: (poem) => !rhymesAsAsked(poem as Poem),
    'day beside night': ({ lines }, topic) => isOfBothHours(lines, topic),
    'glad in grief': ({ lines }, topic) => subjectOf(topic).tone === 'grave' && isGlad(lines),
  },
  lineFaults: { forced: isForced },
}
