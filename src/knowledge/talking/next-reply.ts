import { foldTalk } from './fold-talk.ts'
import { house } from './moves/talk-so-far.ts'
import { offersOf, putIntoWords, type Voice } from './put-into-words.ts'
import { type HearTurn, openEars } from './reading/heard-turn.ts'
import type { Memory, Reply, Saying, TalkClock, Transcript } from './talk.ts'

/**
 * What the friend says next. The same talk, memory and moment bring the same reply, on the phone
 * and on the server: everything is worked out from the turns. `hear`: ears that know earlier turns.
 */
export async function nextReply(
  transcript: Transcript,
  memory: Memory,
  clock: TalkClock,
  hear: HearTurn = openEars(),
): Promise<Reply> {
  const { state, saying } = await foldTalk(transcript, memory, clock, hear)
  const voice: Voice = {
    language: state.language,
    letters: transcript.letters ?? state.letters,
    place: transcript.place ?? 'np',
    leavesNothing: memory.leavesNothing ?? false,
  }
  const say = putIntoWords(saying, voice, transcript, state.quietFor > 0)
  const other = transcript.putBack?.includes(say) ? await sayOtherwise() : saying
  return {
    say: other === saying ? say : putIntoWords(other, voice, transcript, true),
    offers: offersOf(other, voice),
    state,
    isOurs: state.need !== 'none' || other.isFixed === true,
  }
}

/** A step of a guide has but one wording: who wants another answer may leave the guide. */
async function sayOtherwise(): Promise<Saying> {
  return {
    parts: [await house('other-way')],
    chips: [
      { label: { en: 'Something else', np: 'अर्कै कुरा गरौँ' }, to: 'leave' },
      { label: { en: 'Just listen', np: 'सुनिदिनुस् मात्रै' }, to: 'leave' },
    ],
  }
}
