import { readCorpus } from './read-corpora.ts'

/** For writers of grammars: what a file says, a text a line with its labels. */
const [path = ''] = process.argv.slice(2)
for (const { labels, text } of readCorpus(path, path)) {
  console.log(`${labels.join(' ')} | ${text.replaceAll('\n', ' ⏎ ')}`)
}
