import { parentPort } from 'node:worker_threads'
import { openDrawing } from './draw-picture.ts'
import type { FromDrawer, ToDrawer } from './drawing-thread.ts'

const opening = openDrawing()

parentPort?.on('message', async ({ id, picture }: ToDrawer) => {
  const answer = (message: Omit<FromDrawer, 'id'>) => parentPort?.postMessage({ id, ...message })
  try {
    const draw = await opening
    answer({ png: draw(picture) })
  } catch (error) {
    answer({ failed: String(error) })
  }
})
