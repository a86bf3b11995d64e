import { hearNeed } from '../src/knowledge/hearing/hear-need.ts'
import { needs } from '../src/knowledge/hearing/heard.ts'
import { type Example, readCorpora } from './hearing/read-corpora.ts'
import { scriptOf, scripts } from './hearing/script-of.ts'
import { writeShare } from './hearing/share.ts'

/** Prints what the engine hears on families that it learnt nothing from. */
for (const room of ['test-plain', 'test']) {
  const heard = readCorpora(room).map((example) => ({
    ...example,
    script: scriptOf(example.text),
    ...hearNeed(example.text),
  }))
  console.log(`\n${room}`)
  for (const need of needs.slice(1)) {
    row(`${need}: noticed`, heard, (one) => one.labels[0] === need)
    row(
      `${need}: as that`,
      heard,
      (one) => one.labels[0] === need,
      (one) => one.needs.includes(need),
    )
  }
  row('look-alikes: false alarm', heard, isOf('look-alikes'))
  row('everyday: false alarm', heard, isOf('everyday'))
  for (const kind of new Set(heard.filter(isOf('look-alikes')).map(({ kind }) => kind))) {
    row(`  ${kind}`, heard, (one) => isOf('look-alikes')(one) && one.kind === kind)
  }
}

type Heard = Example & { readonly script: string } & ReturnType<typeof hearNeed>

function row(
  title: string,
  heard: readonly Heard[],
  belongs: (one: Heard) => boolean,
  hits: (one: Heard) => boolean = ({ need }) => need !== 'none',
): void {
  const shares = scripts.map((script) => {
    const own = heard.filter((one) => one.script === script && belongs(one))
    return writeShare({ hits: own.filter(hits).length, of: own.length })
  })
  console.log(`${title.padEnd(28)} ${shares.map((share) => share.padEnd(26)).join(' ')}`)
}

function isOf(room: string): (one: Example) => boolean {
  return (one) => one.room.includes(room)
}
