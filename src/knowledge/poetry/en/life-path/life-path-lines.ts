import type { LifePathNumber } from '../../kinds.ts'

interface LifePathLines {
  meaning: string
  gift: string
  traits: string
}

export const lifePathLines: Readonly<Record<LifePathNumber, LifePathLines>> = {
  1: {
    meaning: 'the one who goes first, a path of beginnings',
    gift: 'You see gaps where others see a hedge; the lesson is to wait for company.',
    traits: 'independent, inventive, brave, sometimes impatient',
  },
  2: {
    meaning: 'the one who listens, a path of partnership and peace',
    gift: 'You hear what was not said; the lesson is to say what you want.',
    traits: 'gentle, tactful, loyal, easily bruised',
  },
  3: {
    meaning: 'the one who sings, a path of words and good company',
    gift: 'You can lighten a room; the lesson is to finish the song.',
    traits: 'expressive, playful, warm, a little scattered',
  },
  4: {
    meaning: 'the one who builds, a path of patience and things that last',
    gift: 'People lean on what you make; the lesson is to leave a window open.',
    traits: 'steady, honest, hard-working, slow to bend',
  },
  5: {
    meaning: 'the one who travels, a path of change and freedom',
    gift: 'You are at home on the road; the lesson is to stay long enough to be known.',
    traits: 'curious, quick, lively, restless',
  },
  6: {
    meaning: 'the one who tends, a path of home and care',
    gift: 'Others feel safe near you; the lesson is to keep a plate for yourself.',
    traits: 'caring, fair, devoted, inclined to worry',
  },
  7: {
    meaning: 'the one who asks, a path of study and the inner life',
    gift: 'You go deep; the lesson is to come up and tell us what you found.',
    traits: 'thoughtful, perceptive, private, hard to persuade',
  },
  8: {
    meaning: 'the one who carries, a path of strength used well',
    gift: 'You can move heavy things; the lesson is to weigh success in people too.',
    traits: 'capable, determined, generous, demanding',
  },
  9: {
    meaning: 'the one who gives, a path of compassion and letting go',
    gift: 'Your circle of care is wide; the lesson is to stand inside it yourself.',
    traits: 'kind, idealistic, forgiving, given to dreaming',
  },
  11: {
    meaning: 'the lamp at the window, a master number: 2 with the light turned up',
    gift: 'You sense things early; the lesson is to rest your nerves and trust small steps.',
    traits: 'intuitive, inspiring, sensitive, high-strung',
  },
  22: {
    meaning: 'the builder of bridges, a master number: 4 with a longer view',
    gift: 'You can make a large idea stand up; the lesson is to lay one stone at a time.',
    traits: 'visionary, practical, disciplined, hard on yourself',
  },
  33: {
    meaning: 'the teacher by example, a master number: 6 with its arms wide',
    gift: 'People grow near you; the lesson is that care begins with your own sleep and supper.',
    traits: 'nurturing, wise, selfless, slow to ask for help',
  },
}
