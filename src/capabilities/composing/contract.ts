import { z } from 'zod'
import { checkedText } from '#kit/http/checked-text.ts'
import { defineEndpoint } from '#kit/http/endpoint.ts'
import { languages } from '#kit/i18n/language.ts'
import { checkText } from '#kit/text/check-text.ts'
import { cutToGraphemes } from '#kit/text/count.ts'
import { helpPlaces } from '#knowledge/help/help-place.ts'
import {
  affirmationMoods,
  type ComposeKind,
  composeKinds,
  diaryPoemReads,
  hardMoods,
  lastChapter,
  longest,
  quoteThemes,
  readingPeriods,
  storyGenres,
} from '#knowledge/poetry/kinds.ts'
import { signIds } from '#knowledge/rashi/signs.ts'
import { actions } from '#knowledge/talking/guides/guide.ts'

const wordsUpTo = (most: number) => checkedText((typed) => checkText(typed, most))

const everyBody = {
  language: z.enum(languages),
  /** The same seed brings the same text again, where the composer writes. */
  seed: z.string().max(64).optional(),
  /** "Write one here instead": our composer, even where a writing service is set up. */
  here: z.boolean().optional(),
}

const moment = z.number().int().min(0).max(8.64e15)
const turn = z.strictObject({
  from: z.enum(['visitor', 'friend']),
  text: wordsUpTo(longest.turn),
  /** Epoch milliseconds: after hours of silence it is another talk. */
  at: moment.optional(),
})

const remembered = z.strictObject({
  kind: z.enum(['event', 'person', 'plan', 'helped', 'told']),
  text: wordsUpTo(longest.topic),
  on: z.iso.date().optional(),
  from: z.string().max(60).optional(),
  ask: wordsUpTo(longest.topic).optional(),
})

export const bodies = {
  poem: z.strictObject({
    ...everyBody,
    topic: wordsUpTo(longest.topic),
    /** One of `poemForms` in the language; another word leaves the form to whoever writes. */
    form: z.string().max(40).optional(),
  }),
  affirmation: z.strictObject({
    ...everyBody,
    mood: z.enum([...affirmationMoods, ...hardMoods]),
  }),
  quote: z.strictObject({ ...everyBody, category: z.enum(quoteThemes) }),
  storyStarter: z.strictObject({
    ...everyBody,
    genre: z.enum(storyGenres),
    /** Who it is about, and what they always carry. */
    hero: wordsUpTo(longest.name).optional(),
    thing: wordsUpTo(longest.name).optional(),
    /** What happens next in a story our composer began, told from the same seed. */
    chapter: z.number().int().min(0).max(lastChapter).optional(),
    /** What there is of a story a service began, for it to go on with. */
    soFar: wordsUpTo(longest.story).optional(),
  }),
  friendReply: z.strictObject({
    ...everyBody,
    message: wordsUpTo(longest.message),
    /** Oldest first, without the message itself. */
    history: z.array(turn).max(longest.turns).optional(),
    /** What the visitor lets the friend remember. */
    memory: z
      .strictObject({
        mayKeep: z.boolean().optional(),
        leavesNothing: z.boolean().optional(),
        lines: z.array(remembered).max(longest.memory),
      })
      .optional(),
    /** In which letters Nepali is answered; as the visitor writes where none are chosen. */
    letters: z.enum(['devanagari', 'latin']).optional(),
    /** Whose numbers are named. */
    place: z.enum(helpPlaces).optional(),
    /** Where the hours of the talk are read. */
    zone: z.string().max(60).optional(),
    /** Answers to this message that were put back for another one. */
    putBack: z.array(wordsUpTo(longest.turn)).max(5).optional(),
  }),
  horoscope: z.strictObject({
    ...everyBody,
    sign: z.enum(signIds),
    period: z.enum(readingPeriods),
  }),
  love: z.strictObject({
    ...everyBody,
    names: z.tuple([wordsUpTo(longest.name), wordsUpTo(longest.name)]),
  }),
  nameMeaning: z.strictObject({ ...everyBody, name: wordsUpTo(longest.name) }),
  lifePath: z.strictObject({
    ...everyBody,
    /** A day of the Gregorian calendar; there is no year 0. */
    date: z.iso.date().refine((date) => date > '0001'),
  }),
  dream: z.strictObject({ ...everyBody, dream: wordsUpTo(longest.dream) }),
  diaryPoem: z.strictObject({
    ...everyBody,
    entry: wordsUpTo(longest.entry).transform((entry) => cutToGraphemes(entry, diaryPoemReads)),
  }),
} satisfies Record<ComposeKind, z.ZodType>

export type BodyOf<Kind extends ComposeKind> = z.input<(typeof bodies)[Kind]>

/** What is asked for, checked, whatever its kind. */
export type ComposeRequest = {
  [Kind in ComposeKind]: { kind: Kind } & z.output<(typeof bodies)[Kind]>
}[ComposeKind]
export type RequestFor<Kind extends ComposeKind> = Extract<ComposeRequest, { kind: Kind }>

const offer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('say'), label: z.string() }),
  z.object({ kind: z.literal('room'), label: z.string(), room: z.enum(actions) }),
  z.object({ kind: z.literal('call'), label: z.string(), number: z.string() }),
])

const fields = {
  poem: z.object({ form: z.string().optional(), missed: z.string().optional() }).optional(),
  friendReply: z.object({ offers: z.array(offer).readonly() }),
  love: z.object({ percent: z.number().int() }),
  nameMeaning: z.object({ meaning: z.string(), origin: z.string(), personality: z.string() }),
  lifePath: z.object({ number: z.number().int(), meaning: z.string(), traits: z.string() }),
} as const
type FieldsByKind = { [Kind in keyof typeof fields]: z.infer<(typeof fields)[Kind]> }
export type Fields = FieldsByKind[keyof FieldsByKind]
export type FieldsOf<Kind extends ComposeKind> = Kind extends keyof FieldsByKind
  ? FieldsByKind[Kind]
  : undefined

function replyOf(kind: ComposeKind) {
  return z.object({
    /** Under which the stream of it can still be read for a minute. */
    id: z.string(),
    source: z.enum(['ai', 'composer', 'shelf']),
    text: z.string(),
    /** The parts of an answer that has parts. */
    ...(kind in fields && { fields: fields[kind as keyof typeof fields] }),
    /** What the composer drew from: sent as `seed`, it brings this text again. */
    seed: z.string().optional(),
    /** Time ran out; the text ends with the last sentence that was whole. */
    cut: z.boolean().optional(),
    /** The visitor's words sound like somebody who needs help now: show where to find it. */
    care: z.literal(true).optional(),
    /** Why another source answered than the one that is set up. */
    reason: z.string().optional(),
    /** Set where nothing was written; `text`, where there is any, says so to the visitor. */
    failed: z.literal(true).optional(),
    error: z.string().optional(),
  })
}

export const composeReplies = Object.fromEntries(
  composeKinds.map((kind) => [kind, replyOf(kind)]),
) as { readonly [Kind in ComposeKind]: ReturnType<typeof replyOf> }

function composeEndpoint<Kind extends ComposeKind>(kind: Kind) {
  return defineEndpoint({
    method: 'POST',
    path: `/api/compose/${kind}`,
    summary:
      'Writes for the visitor, as a stream of events (source, text, then done or fallback); as one JSON document where the client accepts application/json alone.',
    body: bodies[kind],
    reply: composeReplies[kind],
    status: 200,
    media: 'text/event-stream',
    problems: [
      'invalid_body',
      'text_blank',
      'text_too_long',
      'text_forbidden',
      'too_large',
      'too_many_requests',
    ],
    open: true,
  })
}

/** One endpoint a kind, so that each says exactly what it takes; another kind is a 404. */
export const composeEndpoints = Object.fromEntries(
  composeKinds.map((kind) => [kind, composeEndpoint(kind)]),
) as { readonly [Kind in ComposeKind]: ReturnType<typeof composeEndpoint<Kind>> }
export type ComposeReply = z.infer<ReturnType<typeof replyOf>> & { fields?: Fields }

export const readWriter = defineEndpoint({
  method: 'GET',
  path: '/api/compose/writer',
  summary: 'Whether a writing service is set up here beside our own composer.',
  reply: z.object({ writer: z.boolean() }),
  status: 200,
  problems: [],
  open: true,
})

export const resumeStream = defineEndpoint({
  method: 'GET',
  path: '/api/compose/streams/:id',
  summary: 'Goes on with a stream that was cut off, after the event whose number is given.',
  params: z.object({ id: z.string().regex(/^[\w-]{22}$/) }),
  query: z.object({
    after: z
      .string()
      .regex(/^\d{1,6}$/)
      .transform(Number)
      .default(0),
  }),
  status: 200,
  media: 'text/event-stream',
  problems: ['not_found', 'invalid_query'],
  open: true,
})
