/// <reference types="vite/client" />
import type { ComponentType } from 'react'

/** For the server alone: a browser fetches the one it walks to. */
export const everyDrawing = import.meta.glob<ComponentType>('./art/*-art.tsx', {
  eager: true,
  import: 'default',
})
