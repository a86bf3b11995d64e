/// <reference types="vite/types/importMeta.d.ts" />
import { dealPlace, dealPlot, drawSlots } from '../../plots/deal-plot.ts'
import { readPlots } from '../../plots/read-plots.ts'
import type { Asked } from '../../writing-request.ts'
import { type Hero, nameHero, nameThing, pronounsOf } from './answers.ts'

const files = import.meta.glob('./plots/*.txt', { query: '?raw', import: 'default' }) as Record<
  string,
  () => Promise<string>
>

/** The opening of a story, or one of the two chapters after it, with what the visitor said in it. */
export async function composeStoryStarter(asked: Asked<'storyStarter'>): Promise<string> {
  const { genre, chapter = 0, seed } = asked
  if (asked.soFar) throw new Error('this story was begun by somebody else')
  const place = dealPlace(genre, seed)
  const load = files[`./plots/${place.genre}.txt`] as () => Promise<string>
  const plot = dealPlot(place, readPlots(await load()))
  const slots = drawSlots(plot, seed)
  const hero = nameHero(asked.hero) ?? readHero(slots.hero)
  const thing = nameThing(asked.thing, hero) ?? nameThing(slots.thing, hero)
  return weave(plot.chapters[chapter] as string, {
    ...slots,
    ...pronounsOf(hero),
    hero: hero.name,
    thing: thing ?? '',
  })
}

/** `Karma (he)` */
function readHero(written = ''): Hero {
  const [, name = '', pronoun = 'they'] = /^(.*?) \((\w+)\)$/.exec(written) ?? []
  return { name, pronoun: pronoun as Hero['pronoun'] }
}

/** What opens a sentence, or what somebody says, is written large. */
function weave(text: string, words: Readonly<Record<string, string>>): string {
  return text.replace(
    /(^|[.!?][”’]? |“)?\{(\w+)\}/g,
    (place, before: string = '', name: string) => {
      const word = words[name]
      if (word === undefined) return place
      const opens = before !== '' || place.startsWith('{') === false
      return before + (opens ? word.slice(0, 1).toUpperCase() + word.slice(1) : word)
    },
  )
}
