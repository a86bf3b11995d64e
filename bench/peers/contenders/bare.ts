import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Asked, ask } from '../request-bytes.ts'
import { makeFolder, type Running, startProgram } from '../stage.ts'

/** `node:http` that answers everything with what somebody answered to this, byte for byte. */
export async function startBare(address: string, asked: Asked): Promise<Running> {
  const { headers, bytes } = await ask(address, asked)
  const folder = makeFolder()
  const file = join(folder, 'bytes')
  writeFileSync(file, bytes)
  const kind = [headers['content-type'] ?? '', headers['content-encoding'] ?? '']
  return startProgram({
    words: [join(import.meta.dirname, 'bare-server.ts'), file, ...kind],
    env: {},
    folder,
    says: /bare is at (http:\/\/[^\s]+)/,
  })
}
