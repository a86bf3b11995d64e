import type { AffirmationMood } from '../../kinds.ts'

/** Each affirmation is one of the first sentences and one of the second. */
interface AffirmationLines {
  first: readonly string[]
  second: readonly string[]
}

export const affirmationLines: Readonly<Record<AffirmationMood, AffirmationLines>> = {
  positive: {
    first: [
      'There is something good in today, and I am slow enough to see it.',
      'I look for the open window before I count the locked doors.',
      'Something in me keeps turning to the light, the way plants do.',
      'I can be hopeful and honest in the same breath.',
    ],
    second: [
      'One small pleasure is enough for now.',
      'I speak to myself as I would to a friend at the door.',
      'What I water today will be taller next week.',
      'I carry yesterday lightly; it has done its work.',
    ],
  },
  confident: {
    first: [
      'I do not have to feel ready in order to begin.',
      'My voice may shake and still be heard.',
      'I have come through days I was sure I could not.',
      'I can be new at this and still belong here.',
    ],
    second: [
      'One clear step is worth more than a perfect plan.',
      'A mistake is only news, and I can read.',
      'I stand the way the hill stands, without explaining.',
      'I do the next thing, and the next thing steadies me.',
    ],
  },
  peaceful: {
    first: [
      'For the length of this breath, nothing needs me.',
      'I can put this down until morning.',
      'The noise goes by like traffic; I am the house, not the road.',
      'I am allowed to be still without having earned it.',
    ],
    second: [
      'I let the water settle, and then I look.',
      'Not every thought has to be answered.',
      'There is a quiet room in me that the day has not entered.',
      'Here is the cup, here is the window, here am I.',
    ],
  },
  motivated: {
    first: [
      'I begin before I feel like it, and the feeling catches up.',
      'A little, done today, outweighs a great deal meant.',
      'I choose the next stone and step on it.',
      'I have climbed before; my legs remember.',
    ],
    second: [
      'Ten honest minutes are a real beginning.',
      'I can rest without giving up.',
      'I measure myself by yesterday, not by the neighbours.',
      'I finish one small thing and let it lead me to another.',
    ],
  },
  grateful: {
    first: [
      'Today I thank the plain things: water, a roof, a voice that knows my name.',
      'I was helped here by more hands than I can count.',
      'Even on a grey day, somebody put the kettle on.',
      'My body has carried me all this way without applause.',
    ],
    second: [
      'I say thank you while it can still be heard.',
      'I let the good be as loud as the hard.',
      'What I was given, I can pass along warm.',
      'Nothing has to be perfect for me to be thankful in it.',
    ],
  },
  loving: {
    first: [
      'I can be loved on my untidy days.',
      'I make room at my table, and one of the chairs is mine.',
      'I listen to understand, not to answer.',
      'My heart can be open and still have a door.',
    ],
    second: [
      'I give without keeping a ledger, and I rest when the cup is low.',
      'I forgive one small thing today, perhaps my own.',
      'I send warmth to someone far away, and some of it stays.',
      'The tenderness I missed, I can still learn to give.',
    ],
  },
}
