import type { QuoteTheme } from '../../kinds.ts'

/** Our own lines: none was said by anybody, so none is signed. */
export const quoteLines: Readonly<Record<QuoteTheme, readonly string[]>> = {
  inspirational: [
    'Nobody climbs a mountain. People climb the next [step|stone|yard], and one day the mountain is under them.',
    'Begin badly; a crooked furrow still grows [rice|corn].',
    'You were [tired|afraid] and you went anyway. That is all courage has ever been.',
    'Make the first step so small that [fear|doubt] does not bother to get up.',
  ],
  love: [
    'Love is mostly noticing, done daily, for years.',
    'Love does not fill the empty chair; it [pulls up another|sits down beside it].',
    'Love does not always have the answer. It has [the other umbrella|a second cup|the kettle on].',
    'A love that lets you [rest|be tired] is already a home.',
  ],
  life: [
    'Life is what the river does while we discuss the bridge.',
    'You will not remember the deadlines. You will remember [the light on the wall|who was laughing].',
    'Most of life is a Tuesday. Be good to your Tuesdays.',
    'A life is long enough for [one good garden|a few real friends] and many [mistakes|unfinished books].',
  ],
  success: [
    'Seen from the road, the field is green. Seen from inside, it is [mud and mornings|early mornings].',
    'Count what you can do now that [last year you could not|once frightened you].',
    'Arriving is one day. [Choose a road you can love|Choose company you like] for all the others.',
    'The one who fell and swept up the pieces knows the floor best.',
  ],
  happiness: [
    'Happiness is a shy animal; sit still and it [comes closer|eats from your hand].',
    'You can be sad about one thing and glad about [the mango|the rain] in the same hour.',
    'Joy shared is not halved; it [needs a bigger pot|fills two bowls].',
    'Nobody is happy in general. People are happy [at four o’clock, with tea|on a wall, in the sun].',
  ],
  wisdom: [
    'The deep river makes less noise than the stream, and carries [boats|more].',
    'Ask. The blush lasts a minute and the answer lasts for years.',
    'Not every knock is at your door.',
    'An elder is someone who has been wrong many times and [stayed kind|kept listening].',
    'Answer after the tea has cooled; so will you have.',
  ],
  friendship: [
    'A friend is someone who hears the pause in your “I’m fine”.',
    'Old friends do not catch up; they turn the page.',
    'Anyone can come to the [feast|wedding]. A friend comes for the [washing-up|sweeping afterwards].',
    'Friendship is two people [keeping the same silence|laughing before the joke is finished].',
  ],
  dreams: [
    'Give your dream a chair and ten minutes a day, and one morning it will stand up.',
    'A dream needs a table and an hour more than it needs [a flag|applause].',
    'Dream as far as the [ridge|horizon]; pack for [the first bend|the next village].',
    'Some dreams come true. Others make you into [someone truer|the one who tried].',
  ],
}
