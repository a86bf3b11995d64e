import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { paragraphsOf } from '../../talk/pace.ts'
import { voiceFor } from '../../talk/voices.ts'

export interface ReadingAloud {
  readonly voices: readonly SpeechSynthesisVoice[]
  /** The message that is being read. */
  readonly reading: string | undefined
  read(id: string, text: string): void
  stop(): void
}

/** Who leaves a talk is read to no more. */
export function useReadingAloud(talk: string): ReadingAloud {
  const voices = useSyncExternalStore(watchVoices, readVoices, () => none)
  const [reading, setReading] = useState<string>()

  const stop = useCallback(() => {
    setReading(undefined)
    if (canSpeak()) speechSynthesis.cancel()
  }, [])

  const read = useCallback((id: string, text: string) => {
    const voice = voiceFor(text, readVoices())
    if (!voice) return
    speechSynthesis.cancel()
    const spoken = paragraphsOf(text).map((paragraph) => speakAs(voice, paragraph))
    spoken
      .at(-1)
      ?.addEventListener('end', () => setReading((now) => (now === id ? undefined : now)))
    // Some browsers fall silent in the middle of a long text, not of several short ones.
    for (const each of spoken) speechSynthesis.speak(each)
    setReading(id)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: at the end of each talk
  useEffect(() => stop, [stop, talk])
  return { voices, reading, read, stop }
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
