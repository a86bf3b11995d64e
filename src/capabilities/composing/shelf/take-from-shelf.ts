import { fillIn } from '#kit/i18n/words.ts'
import { isolateBidi } from '#kit/text/bidi.ts'
import { type Written, writeInParts } from '#knowledge/poetry/writing-request.ts'
import type { RequestFor } from '../contract.ts'
import type { FullRequest } from '../lookups.ts'
import { shelvedAffirmations } from './affirmations.ts'
import { anyLifePath, anyName } from './generic-parts.ts'
import { shelvedReadings } from './readings.ts'
import {
  anyDream,
  encouragement,
  loveTemplate,
  mysteriousLetter,
  noPoem,
  stillHere,
} from './single-texts.ts'

export interface ShelfText extends Written {
  /** Nothing was written; the text, where there is any, says so. */
  readonly failed?: true
}

/** What a visitor gets when nobody could write for them. `random` is from 0 up to 1. */
export function takeFromShelf(request: FullRequest, random: () => number): ShelfText {
  const { language } = request
  switch (request.kind) {
    case 'poem':
      return { text: noPoem[language], failed: true }
    case 'diaryPoem':
      return { text: '', failed: true }
    case 'affirmation':
      return { text: drawOne(shelvedAffirmations[language], random) }
    case 'horoscope':
      return { text: drawOne(shelvedReadings[language], random) }
    case 'storyStarter':
      // The letter begins a story; it goes on with none.
      return request.soFar ? { text: '', failed: true } : { text: mysteriousLetter[language] }
    case 'quote':
      return { text: encouragement[language] }
    case 'friendReply':
      // What could be done next is known all the same.
      return { text: stillHere[language], fields: { offers: request.reply?.offers ?? [] } }
    case 'dream':
      return { text: anyDream[language] }
    case 'love':
      return takeLove(request, random)
    case 'nameMeaning':
      return writeInParts(anyName[language])
    case 'lifePath':
      return writeInParts({ number: request.number, ...anyLifePath[language] })
  }
}

const lowestPercent = 50
const highestPercent = 90

function takeLove({ names, language }: RequestFor<'love'>, random: () => number): ShelfText {
  const percent = lowestPercent + Math.floor(random() * (highestPercent - lowestPercent + 1))
  const words = { first: isolateBidi(names[0]), second: isolateBidi(names[1]), percent }
  return { text: fillIn(loveTemplate[language], words, language), fields: { percent } }
}

function drawOne(texts: readonly string[], random: () => number): string {
  return texts[Math.floor(random() * texts.length)] as string
}
