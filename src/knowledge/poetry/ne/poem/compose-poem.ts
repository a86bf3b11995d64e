import { openLexicon } from '#knowledge/hearing/topics/ne/lexicon/open-lexicon.ts'
import { pickOne } from '../../chance/choose.ts'
import { placeInRow } from '../../chance/seed-row.ts'
import { seededRandom } from '../../chance/seeded-random.ts'
import { poemForms } from '../../kinds.ts'
import type { NepaliForm } from './forms.ts'
import { neighbours } from './neighbours.ts'
import { type Candidate, firstPresses, pickScenes } from './pick-scenes.ts'
import { openScenes, type SceneFile } from './scenes/open-scenes.ts'
import { readSubject, type Subject, type WovenWord } from './subject.ts'
import { suits, type Tone } from './tones.ts'
import { hasSlot, weaveOnce } from './weave.ts'

export interface PoemRequest {
  topic: string
  form?: NepaliForm | undefined
  seed: string
  /** It is a loss, also where its words do not say so: nothing but what is grave comes in. */
  mourns?: boolean | undefined
}

export interface Poem {
  title: string
  lines: string[]
  form: NepaliForm
}

/** Scenes a word can be woven into before nothing else needs to be said for it. */
const enoughRoom = 12
/** Scenes that fit any topic. */
const anywhere = ['anywhere', 'life', 'peace']
const isFrames = (name: string) => name.includes('/frames/')
const lastPart = (name: string) => name.slice(name.lastIndexOf('/') + 1)
const devanagari = /^[\s\u0900-\u097f]+$/
/** Of these a theme has many, and its scenes are about another. */
const oneOfMany = new Set(['thing', 'animal', 'food', 'place', 'event', 'deed', 'feeling', 'idea'])
const general = new Set(['any', 'matter', ...anywhere])

/** Every scene that this subject could be written with. */
function candidatesFor(
  { words, ownThemes, tone, hours }: Subject,
  files: readonly SceneFile[],
): Candidate[] {
  const wantsName = words[0]?.frames.some((kind) => oneOfMany.has(kind)) ?? false
  const isOf = (name: string) =>
    isFrames(name) || ownThemes.some((theme) => theme === lastPart(name))
  return files.flatMap(({ name, scenes }) => {
    const fitting = scenes.filter((scene) => suits(scene, tone, hours))
    // The strict forms count written syllables, and other letters have none.
    const isFree = name.startsWith('gadya/')
    const sounded = isFree ? words : words.filter(({ text }) => devanagari.test(text))
    const spoken = sounded.filter(isSaidIn(name))
    return fitting.flatMap((scene): Candidate[] => {
      const isOfKind = isOf(name) && !general.has(lastPart(name))
      if (!hasSlot(scene)) return [{ scene, isOwn: isOf(name), isOfKind, wantsName }]
      return spoken.map(({ text }) => ({ scene, word: text, isOwn: true, isOfKind, wantsName }))
    })
  })
}

const isSaidIn = (file: string) => (word: WovenWord) =>
  !isFrames(file) || word.frames.includes(lastPart(file))

/** The words of the topic, and besides one that few lines of the form have room for its halves. */
function roomFor(subject: Subject, files: readonly SceneFile[]): Subject {
  const roomOf = (word: WovenWord) =>
    candidatesFor({ ...subject, words: [word] }, files).filter(
      ({ scene, word: said }) => said !== undefined && weaveOnce(scene, said).length > 0,
    ).length
  const words = subject.words.flatMap((word) =>
    word.halves.length === 0 || roomOf(word) >= enoughRoom ? word : [word, ...word.halves],
  )
  const isFirst = ({ text }: WovenWord, at: number) =>
    words.findIndex((each) => each.text === text) === at
  return { ...subject, words: words.filter(isFirst) }
}

/** The grounds a गजल of a tone may stand on. */
const groundsFor: Readonly<Record<Tone, readonly string[]>> = {
  grave: ['grave'],
  longing: ['quiet'],
  tender: ['quiet', 'bright'],
  calm: ['quiet', 'bright'],
  bright: ['bright'],
  comic: ['bright'],
}

/** The files of a form that may have something to say of it. */
function namesOf({ themes, words, tone }: Subject, form: NepaliForm): string[] {
  const named = words.flatMap(({ frames, halves }) => [
    ...frames,
    ...halves.flatMap((half) => half.frames),
  ])
  const kinds = named.length > 0 ? named : ['page']
  // Free verse has to say something; where nothing was named it speaks of the empty page.
  if (form === 'gadya' && kinds.every((kind) => kind === 'page')) return ['gadya/frames/page']
  return [
    ...themes,
    ...themes.flatMap((theme) => neighbours[theme]),
    ...[...kinds, 'any'].map((kind) => `frames/${kind}`),
    ...anywhere,
    ...(form === 'gazal' ? groundsFor[tone] : []),
  ].map((name) => `${form}/${name}`)
}

/**
 * Of a form with many scenes, those that the first poems do without. They are fetched while the
 * last of these is read; without a network there is enough for a poem all the same.
 */
async function openMore(names: readonly string[], seed: string): Promise<SceneFile[]> {
  const { place } = placeInRow(seed)
  if (place + 1 < firstPresses) return []
  const coming = openScenes(names.map((name) => name.replace('/', '/more/'))).catch(() => [])
  return place < firstPresses ? [] : coming
}

export async function composeOn(
  subject: Subject,
  form: NepaliForm,
  matter: string,
  seed: string,
): Promise<string[]> {
  const names = namesOf(subject, form)
  const [first, more] = await Promise.all([openScenes(names), openMore(names, seed)])
  const said = roomFor(subject, first)
  const candidates = candidatesFor(said, first)
  const others = more.length > 0 ? candidatesFor(roomFor(subject, [...first, ...more]), more) : []
  const scenes = pickScenes(form, candidates, others, said.words[0]?.text, matter, seed)
  if (form !== 'gadya') return scenes.flat()
  return scenes.flatMap((lines, at) => (at === 0 ? lines : ['', ...lines]))
}

/** A poem in Nepali about whatever the visitor wrote; the title always names it. */
export async function composePoem({
  topic,
  form: asked,
  seed,
  mourns,
}: PoemRequest): Promise<Poem> {
  const read = readSubject(topic, await openLexicon())
  const subject = mourns ? { ...read, tone: 'grave' as const } : read
  const random = seededRandom(`poem\n${seed}\n${topic}`)
  const form = asked ?? (subject.isWide ? 'gadya' : pickOne(random, poemForms.np))
  const lines = await composeOn(subject, form, `poem\n${form}\n${topic}`, seed)
  return { title: subject.title, lines, form }
}
