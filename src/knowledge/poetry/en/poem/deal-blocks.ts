import { shuffle } from '../../chance/choose.ts'
import type { Random } from '../../chance/seeded-random.ts'
import { agree } from './agree.ts'
import { endsAlike } from './gather-stanza.ts'
import type { Pool } from './open-pools.ts'
import type { Block, Tags } from './sheet.ts'

/** How each line of a block may read with the word in hand; nothing where it has no room for it. */
export type Read = (block: Block) => string[][] | undefined

/** Poems that are of the theme from the first line to the last. */
const wholePresses = 2

/**
 * One stanza of each part for every press, that agrees with those before it and says nothing again.
 * What was used least comes first, and of that what is nearest to the topic; each time a block comes
 * again it is read otherwise. The first poems are all of the theme's own; later ones have one stanza
 * of it each, so that it lasts.
 */
export function makeDealer(random: Random, pools: readonly Pool[], read: Read): () => string[][] {
  const orders = pools.map(({ own, more, spare }) => [
    ...new Set([own, more, spare].flatMap((each) => shuffle(random, each))),
  ])
  const uses = new Map<Block, number>()
  const usesOf = (block: Block) => uses.get(block) ?? 0

  const ofTheme = new Set(pools.flatMap(({ own }) => own.filter(({ hasSlot }) => !hasSlot)))
  let presses = 0

  function choose(
    order: readonly Block[],
    scene: Tags,
    poem: readonly string[][],
    hasTheme: boolean,
  ) {
    const spares = hasTheme && presses > wholePresses
    const late = (block: Block) => Number(spares && ofTheme.has(block))
    const agreeing = order
      .filter((block) => agree(scene, block.tags))
      .sort((one, other) => usesOf(one) - usesOf(other) || late(one) - late(other))
    let second: { block: Block; stanza: string[] } | undefined
    for (const block of agreeing) {
      const stanza = settle(block, usesOf(block), read(block))
      if (stanza.length === 0 || poem.some((said) => said[0] === stanza[0])) continue
      if (!poem.some((said) => endsAlike(stanza.join('\n'), said.join('\n'))))
        return { block, stanza }
      second ??= { block, stanza }
    }
    return second
  }

  return () => {
    const poem: string[][] = []
    let scene: Tags = {}
    let hasTheme = false
    presses += 1
    for (const order of orders) {
      const found = choose(order, scene, poem, hasTheme)
      if (!found) continue
      uses.set(found.block, usesOf(found.block) + 1)
      scene = { ...scene, ...found.block.tags }
      hasTheme ||= ofTheme.has(found.block)
      poem.push(found.stanza)
    }
    return poem
  }
}

function settle({ line }: Block, turn: number, readings: readonly string[][] = []): string[] {
  return readings.map((some, at) => some[(turn + line + at * 3) % some.length] ?? '')
}
