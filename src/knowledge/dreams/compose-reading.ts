import { capitalise } from '#knowledge/poetry/plain-text.ts'
import type { SeenHappening } from './find-pictures.ts'
import type { Material } from './material.ts'
import { heardIn, lineOf, placeOf } from './say-back.ts'
import type { Picture } from './shelf/words.ts'

const feelings = ['fear', 'shame', 'sorrow', 'longing', 'joy', 'peace', 'anger', 'worry']
const beings = ['person', 'animal', 'being']
/** What weighs more stands before what is only there; deeds and the body last. */
const order = ['person', 'animal', 'being', 'danger', 'vehicle', 'feast', 'place', 'sky', 'thing']

/** What was heard, one or two pictures and what ties them, the feeling, a question, and a doubt. */
export function composeReading(material: Material): string {
  const { seen, lines, deal } = material
  const [main, second] = seen.happenings
  const told = main
    ? readHappening(material, main, second)
    : readPictures(material, byWeight(seen.pictures))
  const feeling = feelingOf(material)
  const [ask = ''] = deal(asksOf(material))
  return [
    ...(told.length > 0 ? told : [lineOf(material, 'plain'), lineOf(material, 'plain-more')]),
    ...(feeling && lines.has(`feel-${feeling}`) ? [lineOf(material, `feel-${feeling}`)] : []),
    ask,
    lineOf(material, 'note'),
  ]
    .map(capitalise)
    .join(' ')
}

function readHappening(
  material: Material,
  main: SeenHappening,
  second: SeenHappening | undefined,
): string[] {
  const { seen, meanings } = material
  const others = byWeight(seen.others.filter(isWorthTelling))
  const saysWho = main.who && meanings.get(main.id)?.heard.some((one) => one.includes('{who}'))
  const where = main.tags.includes('where') ? others.find(isPlace) : undefined
  const at = where && placeOf(material, where, meanings.get(where.id))
  const heard = heardIn(material, main, 'heard', at)
  if (second) {
    return [
      heard,
      ...reading(material, main.id),
      heardIn(material, second, 'then'),
      ...reading(material, second.id),
    ]
  }
  if (saysWho && main.who) {
    return [heard, ...reading(material, main.id), ...tied(material, 'who', main.who)]
  }
  const other = others.find((one) => one !== where)
  if (other) {
    const kind = isBeing(other) ? 'someone' : 'thing'
    return [heard, ...reading(material, main.id), ...tied(material, kind, other)]
  }
  return [heard, ...reading(material, main.id, 2)]
}

function tied(material: Material, kind: string, picture: Picture): string[] {
  const name = material.meanings.get(picture.id)?.name ?? ''
  const values = { a: name, the: name.replace(/^an? /, 'the ') }
  return [lineOf(material, `tie-${kind}`, values), ...reading(material, picture.id)]
}

/** What somebody did by the way, and the hand that did it, say little beside what happened. */
function isWorthTelling({ tags, room }: Picture): boolean {
  return !tags.includes('deed') && room !== 'body'
}

function readPictures(material: Material, all: readonly Picture[]): string[] {
  const { meanings } = material
  const worth = all.filter(isWorthTelling)
  const pictures = worth.length > 0 ? worth : all
  const where = pictures.find(isPlace)
  const at = where && placeOf(material, where, meanings.get(where.id))
  const [one, other] = pictures.filter((picture) => picture !== where || at === undefined)
  const a = one ? (meanings.get(one.id)?.name ?? '') : ''
  if (one && where && at) {
    return [
      lineOf(material, 'saw-at', { a, at }),
      ...reading(material, one.id),
      lineOf(material, 'tie-two'),
      ...reading(material, where.id),
    ]
  }
  if (one && other) {
    const b = meanings.get(other.id)?.name ?? ''
    return [
      lineOf(material, 'saw-two', { a, b }),
      ...reading(material, one.id),
      lineOf(material, 'tie-two'),
      ...reading(material, other.id),
    ]
  }
  if (one) return [lineOf(material, 'saw-one', { a }), ...reading(material, one.id, 2)]
  if (where && at) return [lineOf(material, 'was-at', { at }), ...reading(material, where.id, 2)]
  return []
}

/** Some of what is said of a picture. */
function reading({ meanings, deal }: Material, id: string, most = 1): string[] {
  return deal(meanings.get(id)?.readings ?? []).slice(0, most)
}

function asksOf({ seen, meanings, lines, deal }: Material): readonly string[] {
  const own = seen.happenings.slice(0, 1).flatMap(({ id }) => meanings.get(id)?.asks ?? [])
  return [...own, ...deal(lines.get('ask') ?? []).slice(0, 2)]
}

/** What was told of how it felt, else what is plainly in it. */
function feelingOf({ seen }: Material): string | undefined {
  const [told] = seen.feelings
  if (told) return told
  const tags = [...seen.happenings, ...seen.pictures].flatMap((one) => one.tags)
  return tags.find((tag) => feelings.includes(tag))
}

function isBeing({ tags }: Picture): boolean {
  return tags.some((tag) => beings.includes(tag))
}

function isPlace({ tags }: Picture): boolean {
  return tags.includes('place')
}

function byWeight(pictures: readonly Picture[]): Picture[] {
  const weight = ({ tags }: Picture) => {
    const at = order.findIndex((tag) => tags.includes(tag))
    return at < 0 ? order.length : at
  }
  return [...pictures].sort((one, other) => weight(one) - weight(other))
}
