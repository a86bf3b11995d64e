/// <reference types="vite/types/importMeta.d.ts" />
import { openChapter } from '../../plots/open-chapter.ts'
import type { Asked } from '../../writing-request.ts'
import { type Hero, nameHero, nameThing, pronounsOf } from './answers.ts'

const files = import.meta.glob('./plots/*.txt', { query: '?raw', import: 'default' }) as Record<
  string,
  () => Promise<string>
>

/** The opening of a story, or one of the two chapters after it, with what the visitor said in it. */
export async function composeStoryStarter(asked: Asked<'storyStarter'>): Promise<string> {
  const { text, slots, isOpening } = await openChapter(files, asked)
  const hero = nameHero(asked.hero) ?? readHero(slots.hero)
  const thing = nameThing(asked.thing, hero) ?? nameThing(slots.thing, hero)
  return weave(nameOnceInFull(text, thing ?? '', isOpening), {
    ...slots,
    ...pronounsOf(hero),
    hero: hero.name,
  })
}

/** `Karma (he)` */
function readHero(written = ''): Hero {
  const [, name = '', pronoun = 'they'] = /^(.*?) \((\w+)\)$/.exec(written) ?? []
  return { name, pronoun: pronoun as Hero['pronoun'] }
}

/** What opens a sentence, or what somebody says, is written large; a pronoun says so by itself. */
function weave(text: string, words: Readonly<Record<string, string>>): string {
  return text.replace(/(^|“|[.!?]”? )?\{(\w+)\}/g, (place, before: string | undefined, name) => {
    const word = words[name]
    if (word === undefined) return place
    if (before === undefined || /^(she|her|him|hers|self|was)$/i.test(name))
      return (before ?? '') + word
    return before + word.slice(0, 1).toUpperCase() + word.slice(1)
  })
}

/** Once it was described, it is called by its name alone: her umbrella with the bent rib, her umbrella. */
function nameOnceInFull(text: string, thing: string, isOpening: boolean): string {
  const short = thing.split(description)[0] as string
  const first = isOpening ? thing : short
  return text.replace('{thing}', () => first).replaceAll('{thing}', () => short)
}

const description =
  / (?:with|without|that|who|which|tied|full|wrapped|missing|worn|nobody|on|from|in|two sizes) /
