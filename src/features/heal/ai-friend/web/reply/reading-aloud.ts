import { useSyncExternalStore } from 'react'
import { makeStore, useStore } from '#kit/web/make-store.ts'
import { paragraphsOf } from '../../talk/pace.ts'
import { voiceFor } from '../../talk/voices.ts'

/** The message that is being read. */
const reading = makeStore<string | undefined>(undefined)

export function useIsRead(id: string): boolean {
  return useStore(reading) === id
}

export function useVoices(): readonly SpeechSynthesisVoice[] {
  return useSyncExternalStore(watchVoices, readVoices, () => none)
}

export function hush(): void {
  reading.change(() => undefined)
  if (canSpeak()) speechSynthesis.cancel()
}

export function readAloud(id: string, text: string): void {
  const voice = voiceFor(text, readVoices())
  if (!voice) return
  speechSynthesis.cancel()
  const spoken = paragraphsOf(text).map((paragraph) => speakAs(voice, paragraph))
  spoken
    .at(-1)
    ?.addEventListener('end', () => reading.change((now) => (now === id ? undefined : now)))
  // Some browsers fall silent in the middle of a long text, not of several short ones.
  for (const each of spoken) speechSynthesis.speak(each)
  reading.change(() => id)
}

function speakAs(voice: SpeechSynthesisVoice, text: string): SpeechSynthesisUtterance {
  const spoken = new SpeechSynthesisUtterance(text)
  spoken.voice = voice
  spoken.lang = voice.lang
  spoken.rate = 0.95
  return spoken
}

const none: readonly SpeechSynthesisVoice[] = []
let known = none

function canSpeak(): boolean {
  return typeof speechSynthesis !== 'undefined'
}

/** The same list as long as it holds the same voices. */
function readVoices(): readonly SpeechSynthesisVoice[] {
  if (!canSpeak()) return none
  const now = speechSynthesis.getVoices()
  const isSame = now.every(({ voiceURI }, at) => voiceURI === known[at]?.voiceURI)
  if (now.length !== known.length || !isSame) known = now
  return known
}

/** A browser finds its voices some time after the page. */
function watchVoices(listener: () => void): () => void {
  if (!canSpeak() || !speechSynthesis.addEventListener) return () => {}
  speechSynthesis.addEventListener('voiceschanged', listener)
  return () => speechSynthesis.removeEventListener('voiceschanged', listener)
}
