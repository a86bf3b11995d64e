import type { Theme } from '#knowledge/hearing/topics/ne/theme.ts'

/** Where a poem looks when its own theme has said all it has: near enough to be the same house. */
export const neighbours: Readonly<Record<Theme, readonly Theme[]>> = {
  mother: ['home', 'childhood'],
  father: ['home', 'work'],
  home: ['childhood', 'mother'],
  exile: ['home', 'lonely'],
  rain: ['river', 'flower'],
  mountain: ['nation', 'river'],
  river: ['rain', 'mountain'],
  flower: ['dawn', 'rain'],
  night: ['lonely', 'words'],
  dawn: ['joy', 'work'],
  love: ['night', 'flower'],
  loss: ['lonely'],
  lonely: ['night', 'loss'],
  friend: ['joy', 'childhood'],
  childhood: ['home', 'friend'],
  work: ['dawn', 'nation'],
  festival: ['home', 'joy'],
  nation: ['mountain', 'work'],
  peace: ['mountain', 'river'],
  joy: ['flower', 'dawn'],
  words: ['night', 'river'],
  life: ['river', 'dawn'],
}
