'use client'
import { useState } from 'react'

export function HeartButton({ hearts }) {
  const [given, give] = useState(false)
  return (
    <button type="button" aria-pressed={given} onClick={() => give(!given)}>
      ♥ {hearts + (given ? 1 : 0)}
    </button>
  )
}
