import { helplines } from '#knowledge/help/helplines.ts'
import type { FriendFeeling, Occasion } from '../../friend-feeling.ts'
import { type FriendLines, readFriendLines } from '../../friend-lines.ts'

/** What Nepali has lines of its own for is met here in a wider one. */
type EnglishFeeling = Exclude<FriendFeeling, 'miscarriage' | 'regret' | 'love'>
const wider = { miscarriage: 'loss', regret: 'sadness', love: 'joy' } as const

export function inEnglish(feeling: FriendFeeling): EnglishFeeling {
  return feeling in wider ? wider[feeling as keyof typeof wider] : (feeling as EnglishFeeling)
}

export const friendLines = readFriendLines<EnglishFeeling>(`harm
I believe you. It is not your fault, and nobody deserves it.
I’m so sorry. I believe you; the blame is not yours.
Are you safe where you are now?
What do you need most right now?

loss
I’m so sorry. A loss like that changes the shape of the days.
There is no right way to carry grief.
Is someone beside you?

illness
I’m sorry. Illness brings so much waiting with it.
What is the hardest part of it?

heartbreak
It hurts when someone who was most of your weather goes.
What do you miss most?

money
Money worries sit down at every meal.
What presses hardest this week?

loneliness
Being alone can make everything louder.
It is hard to end a day with nobody to hand it to.
Who do you feel easy with?

anger
It makes sense to be angry; something that matters was stepped on.
What did you need from them just then?

failure
It stings to try, and not to get there.
What is the hardest part of it?

worry
Your mind sounds busy, as if keeping watch for everyone.
That is a lot of what-ifs for one head.
Which of the worries is loudest right now?

tiredness
You sound worn right through.
Of course you are tired.
Is it the body that is tired, or the heart?

sadness
That sounds like a heavy thing to carry.
Something in this hurts, and you don’t have to tidy it.
Has it been there a while, or did today bring it?
Where do you feel it most just now?

joy
That is lovely to hear.
There is light all through that message.
What was the best moment of it?
Who would you like to share it with?

longing
Missing is love with a long road in it.
Whose voice would you like to hear tonight?

peace
That sounds calm, and I’m glad.
Steady ground, then; that is good to hear.
What has helped?
What would you like to talk about?

study
That can fill a whole day, and the night after it.
What is it like these days?

people
I’d like to hear more about them.
How are things between you?`)

const callOf = (id: string) => helplines.find((line) => line.id === id)?.call

/** Said once in a talk to whoever was hurt by somebody. */
export const whoHelps = `What happens next is your choice; in Nepal the women’s helpline is ${callOf('np-1145')} and the police are ${callOf('np-100')}.`

/** Open enough for whatever was heard. */
export const furtherQuestion = 'Would you tell me a little more?'

/** For a message whose subject we cannot name, and for a talk that has used its own lines up. */
export const openLines: FriendLines = {
  heard: ['I’m listening.', 'Thank you for telling me.', 'There is no hurry.'],
  questions: ['What is on your mind just now?', furtherQuestion, 'How does today feel?'],
}

/** What wants no counsel, only an answer. */
export const answers: Readonly<Record<Occasion, string>> = {
  identity:
    'I’m a small program, not a person, and I can still listen. What would you like to talk about?',
  greeting: 'Hello. It’s good that you came. How is today treating you?',
  thanks: 'You’re welcome. I’m glad you talked. Is there anything else?',
  goodbye: 'Go gently, and come back whenever you like.',
}
