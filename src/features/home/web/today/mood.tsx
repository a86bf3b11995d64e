import { useState } from 'react'
import { useStore } from '#kit/web/make-store.ts'
import { type FaceOfRow, MoodFaces } from '../mood-faces.tsx'
import type { Tapped } from './mood-row.tsx'
import { fetchKept, keptParts } from './vault-there.ts'

/** A mood, kept with one tap; another face is one more. */
export function Mood() {
  const kept = useStore(keptParts)
  const [tapped, setTapped] = useState<Tapped>()

  async function pick(face: FaceOfRow) {
    const { keepMood } = await fetchKept()
    setTapped(await keepMood(face))
  }

  return kept ? <kept.MoodRow tapped={tapped} onPick={pick} /> : <MoodFaces onPick={pick} />
}
