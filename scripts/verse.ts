/**
 * Reads a file of Nepali scenes (docs/verse.md) and says what does not scan or rhyme, line by line:
 * `npm run verse -- src/knowledge/poetry/ne/poem/scenes/jhyaure/rain.txt`, or several.
 */
import { readFileSync } from 'node:fs'
import { readScenes } from '../src/knowledge/poetry/ne/poem/scenes/read-scenes.ts'
import { faultsOf } from '../src/knowledge/poetry/ne/poem/testing/scene-faults.ts'

let faults = 0
for (const file of process.argv.slice(2)) {
  const scenes = readScenes(file, readFileSync(file, 'utf8'))
  for (const scene of scenes) {
    for (const fault of faultsOf(scene)) {
      faults += 1
      process.stdout.write(`${scene.where}: ${fault}\n`)
    }
  }
  process.stdout.write(`${file}: ${scenes.length} scenes\n`)
}
process.exit(faults === 0 ? 0 : 1)
