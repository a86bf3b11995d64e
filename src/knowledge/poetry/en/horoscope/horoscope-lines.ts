import type { SignId } from '#knowledge/rashi/signs.ts'
import type { ReadingPeriod } from '../../kinds.ts'

/** The nature tradition gives each sign (its lord and element), said kindly. */
export const signLines: Readonly<Record<SignId, string>> = {
  aries:
    'The fire of Aries, lent by Mars, likes a door to push; [try the handle first|knock, this once].',
  taurus: 'Taurus, earth under Venus, knows the worth of [good bread|a good chair] and slow work.',
  gemini:
    'Gemini, air under Mercury, has two questions for every answer; [ask the kinder one|follow the odder one].',
  cancer:
    'Cancer, water under the Moon, feels a room before entering it; [you may choose which|choose a kind one].',
  leo: 'Leo, fire under the Sun, warms those nearby [without trying|unasked]; notice who comes closer.',
  virgo:
    'Virgo, earth under Mercury, sees the crooked stitch; be as quick to see the [good cloth|whole coat].',
  libra:
    'Libra, air under Venus, hears both sides; [your own is one of them|let one of them be yours].',
  scorpio:
    'Scorpio, deep water under Mars, keeps what it loves; [hold it with an open hand|let it breathe].',
  sagittarius:
    'Sagittarius, fire under Jupiter, looks far off; there is something good [nearby|close by] as well.',
  capricorn:
    'Capricorn, earth under Saturn, climbs by small sure steps; look back once, to see [how high|the view].',
  aquarius:
    'Aquarius, air under Saturn, carries water for [everyone|strangers]; drink some yourself.',
  pisces:
    'Pisces, water under Jupiter, dreams with open eyes; [write one down|tell one to a friend].',
}

export const openings: Readonly<Record<ReadingPeriod, readonly string[]>> = {
  daily: [
    'Today asks for less than you think.',
    'The day comes in quietly; let it sit down before you question it.',
    'Begin today with what is nearest.',
    'There is an easy hour hidden in today; leave it free.',
  ],
  weekly: [
    'This week moves like a river after rain: full at first, then clear.',
    'Seven days, and none of them needs to be conquered.',
    'This week rewards whoever [asks twice|goes slowly].',
  ],
  monthly: [
    'The month opens like a path with its first bend in view.',
    'The first half of the month gathers, and the second half sorts.',
    'A slow, generous month, if you let it be slow.',
  ],
}

export const people: readonly string[] = [
  'Someone is hoping you will [write|ring] first.',
  'An older voice has a useful thing to say, [badly timed|in the wrong words]; hear the thing.',
  'A small thank-you will travel further than you expect.',
  'A misunderstanding thaws if you [ask instead of guess|bring tea to it].',
  'Say the kind thing while it is still on your tongue.',
]

export const doing: readonly string[] = [
  'At work or study, the dull task is the one that clears the desk.',
  'Finish the smallest thing first and borrow its courage.',
  'Make your plan with a pencil rather than in ink.',
  'What you began some time ago is further on than it looks.',
  'Keep one promise to yourself, even a short one.',
]

export const resting: readonly string[] = [
  'Walk a little where there are trees.',
  'Eat something warm, sitting down.',
  'Let the evening be shorter and the sleep longer.',
  'Breathe out slowly before you answer.',
]

export const closings: readonly string[] = [
  'The rest can take its time.',
  'Nothing here is fixed; you have a hand on it too.',
  'You need not see the whole road.',
  'What is yours to do will still be there after tea.',
]
