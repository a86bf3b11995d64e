/// <reference types="vite/client" />
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { fileOf } from './drawing-file.ts'

/** For the server alone: a browser fetches the one it walks to. */
const files = import.meta.glob<ComponentType>(['./art/*-art.tsx', './spots/*.tsx'], {
  eager: true,
  import: 'default',
})
const everyDrawing = new Map(
  Object.entries(files).map(([file, Drawing]) => [file, renderToStaticMarkup(<Drawing />)]),
)

export const drawingOf = (name: string): string => everyDrawing.get(fileOf(name)) ?? ''
