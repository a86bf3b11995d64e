import type { Language } from '#kit/i18n/language.ts'

/** What is owed to a message: something to do, an answer, a sentence to say. */
type Owed = 'step' | 'answer' | 'words'

/** The visitor's side of a talk, as a file tells it. */
export interface WrittenTalk {
  readonly name: string
  readonly language: Language
  readonly isRomanised: boolean
  readonly mood: 'pain' | 'glad' | 'plain'
  readonly messages: readonly { readonly text: string; readonly owed: Owed | undefined }[]
}

/** Talks are parted by empty lines: `= np-rom exam`, `! pain`, messages, `? step` before one that asks. */
export function readTalks(file: string, text: string): WrittenTalk[] {
  return text
    .split(/\n\s*\n/)
    .filter((talk) => talk.trim() !== '')
    .map((talk) => readTalk(file, talk))
}

function readTalk(file: string, talk: string): WrittenTalk {
  const lines = talk.split('\n').map((line) => line.trim())
  const [, tongue = '', about = ''] = /^=\s*(\S+)\s*(.*)$/.exec(lines[0] ?? '') ?? []
  const messages: { text: string; owed: Owed | undefined }[] = []
  let mood: WrittenTalk['mood'] = 'plain'
  let owed: Owed | undefined
  for (const line of lines.slice(1)) {
    if (line === '') continue
    if (line.startsWith('! ')) mood = line.slice(2).trim() as WrittenTalk['mood']
    else if (line.startsWith('? ')) owed = line.slice(2).trim() as Owed
    else {
      messages.push({ text: line, owed })
      owed = undefined
    }
  }
  return {
    name: `${file}: ${tongue} ${about}`,
    language: tongue.startsWith('np') ? 'np' : 'en',
    isRomanised: tongue === 'np-rom',
    mood,
    messages,
  }
}
