import { sealTo } from '../../copies/seal-copy.ts'
import { recipientOfWords } from '../../copies/word-identity.ts'
import { makeCopyText } from './copy-text.ts'
import { changeFileCopies, findFileCopies, type Weekly } from './file-copies.ts'
import { chooseFile, findFile, forgetFile, keepFile, writeFile } from './kept-file.ts'

/** Whether it was written. Nobody is asked for leave unless they pressed something. */
export async function writeWeekly(weekly: Weekly, ask: boolean): Promise<boolean> {
  try {
    const file = await findFile(weekly.file, ask)
    if (!file) return false
    const sealed = await sealTo(weekly.to, await makeCopyText())
    // Another house may have been opened meanwhile, and its pages belong into no file of this one.
    if ((await findFileCopies()).weekly?.to !== weekly.to) return false
    await writeFile(file, sealed as Uint8Array<ArrayBuffer>)
    const last = Date.now()
    await changeFileCopies((now) => ({ ...now, last, weekly: { ...weekly, last } }))
    return true
  } catch {
    return false
  }
}

/** Asks where to, and writes the first one. `chosen` is false where nobody chose a file. */
export async function beginWeekly(
  words: Uint8Array,
  suggestedName: string,
): Promise<{ readonly chosen: boolean; readonly written: boolean }> {
  const handle = await chooseFile(suggestedName)
  if (!handle) return { chosen: false, written: false }
  const file = await keepFile(handle)
  const weekly = { to: await recipientOfWords(words), file, name: handle.name, last: 0 }
  await changeFileCopies((now) => ({ ...now, weekly }))
  const written = await writeWeekly(weekly, true)
  if (!written) await endWeekly(weekly)
  return { chosen: true, written }
}

export async function endWeekly({ file }: Weekly): Promise<void> {
  await changeFileCopies(({ weekly: _ended, ...now }) => now)
  await forgetFile(file)
}
