import { pickOne, settle } from '../../chance/choose.ts'
import { dealInRow } from '../../chance/seed-row.ts'
import { seededRandom } from '../../chance/seeded-random.ts'
import { poemForms } from '../../kinds.ts'
import { gatherStanza } from './gather-stanza.ts'
import { sharedClosings } from './movements/shared-closings.ts'
import { waysToName } from './name-topic.ts'
import { openOn } from './open-on.ts'
import { readTopic } from './read-topic.ts'
import { dealScenes } from './scenes.ts'
import { phraseTopic } from './topic-phrase.ts'
import { type EnglishForm, type Movement, readSheet } from './verses.ts'

export interface Poem {
  title?: string
  /** An empty line parts two stanzas. */
  lines: string[]
  form: EnglishForm
}

export interface PoemRequest {
  topic: string
  form?: EnglishForm | undefined
  seed: string
}

/** How many ways there are to begin without a name, against the ways to begin with one. */
const looksAbout = 12

/** A poem on the visitor's topic: an opening, an image, a turn, a look about, and a consolation. */
export function composePoem({ topic, form, seed }: PoemRequest): Poem {
  const random = seededRandom(`poem ${form ?? ''} ${topic} ${seed}`)
  const deal = dealInRow(random, `poem ${form ?? ''} ${topic}`, seed)
  const chosen = form ?? pickOne(random, poemForms.en)
  const { title, words } = readTopic(topic)
  const { images, movement } = openOn(words, chosen)
  const own = (part: keyof Movement) => readSheet(movement[part])[chosen]
  const scene = dealScenes(random, deal, chosen)
  const names = waysToName(phraseTopic(words || 'words'), chosen)

  const poem: string[] = []
  const breaks: number[] = []
  const begin = () => breaks.push(poem.length)
  const draw = (candidates: readonly string[]) => poem.push(gatherStanza(random, poem, candidates))
  const addScene = () => poem.push(scene(poem))
  const addName = (way = '') => {
    const named = settle(random, way)
    poem.push(named.includes('\n') ? named : scene(poem, named))
  }

  begin()
  // A poem comes to its topic by name, or looks about first and lets an image name it.
  const [opening, ...otherNames] = deal([...names, ...Array<''>(looksAbout).fill('')])
  addName(opening)
  for (const image of images) draw(deal(image))
  begin()
  const isUnknown = images.length === 0
  if (isUnknown)
    addName(otherNames.find((way) => way !== '' && way.slice(0, 9) !== opening?.slice(0, 9)))
  const turns = own('turns')
  const closings = [...own('closings'), ...readSheet(sharedClosings)[chosen]]
  // It turns on its image or is consoled: one evening seldom has room for both.
  const ends = chosen === 'haiku' ? [] : deal([...turns, ...closings])
  const hasTurn = turns.includes(ends[0] ?? '')
  // The movement's own turn follows the image closely: its “it” is still the topic.
  if (hasTurn) draw(ends.filter((end) => turns.includes(end)))
  addScene()
  if (chosen === 'free') addScene()
  begin()
  addScene()
  if (!hasTurn && ends.length > 0) draw(ends.filter((end) => closings.includes(end)))
  const parted = chosen === 'couplets' ? breaks : poem.keys()
  return { ...(title && { title }), lines: setOut(poem, new Set(parted)), form: chosen }
}

/** The lines of the stanzas, with an empty line before each stanza that begins a part. */
function setOut(stanzas: readonly string[], breaks: ReadonlySet<number>): string[] {
  return stanzas.flatMap((stanza, index) => [
    ...(index > 0 && breaks.has(index) ? [''] : []),
    ...stanza.split('\n'),
  ])
}
