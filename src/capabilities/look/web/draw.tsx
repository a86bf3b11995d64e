/// <reference types="vite/client" />
import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { fileOf } from './drawing-file.ts'

/** Small as they are they come together: who walks to one room walks to a second. */
const spots = import.meta.glob<ComponentType>('./spots/*.tsx', { eager: true, import: 'default' })
const pictures = import.meta.glob<ComponentType>('./art/*-art.tsx', { import: 'default' })

/** Draws what the page did not bring into the frame that is kept for it. */
export async function draw(frame: HTMLElement): Promise<void> {
  const file = fileOf(frame.dataset.of ?? '')
  const Drawing = spots[file] ?? (await pictures[file]?.())
  if (Drawing) createRoot(frame).render(<Drawing />)
}
