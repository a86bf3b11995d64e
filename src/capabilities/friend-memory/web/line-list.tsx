import { useState } from 'react'
import type { RememberedLine } from '#capabilities/vault/records.ts'
import { GoneRow } from '#capabilities/vault/web/gone-row.tsx'
import type { Both } from '#kit/i18n/both.ts'
import styles from './friend-memory.module.css'
import { LineRow } from './line-row.tsx'
import type { KeptMemory } from './use-friend-memory.ts'

interface LineListProps {
  readonly heading: string
  readonly kept: KeptMemory
  readonly titles: ReadonlyMap<string, Both>
  readonly isCards?: boolean
  isShown(line: RememberedLine): boolean
}

interface Gone {
  readonly line: RememberedLine
  /** Among all lines. */
  readonly place: number
}

/** Lines of one sort; the one binned last can be brought back from where it stood. */
export function LineList({ heading, kept, titles, isCards = false, isShown }: LineListProps) {
  const [gone, setGone] = useState<Gone | null>(null)
  const { lines } = kept.memory
  const isBack = gone !== null && lines.some(({ id }) => id === gone.line.id)
  const all = gone && !isBack ? lines.toSpliced(gone.place, 0, gone.line) : lines
  const shown = all.filter(isShown)
  if (shown.length === 0) return null

  function bin(line: RememberedLine) {
    setGone({ line, place: lines.indexOf(line) })
    kept.bin(line.id)
  }

  function undo({ line, place }: Gone) {
    kept.putBack(line, place)
    setGone(null)
  }

  return (
    <section className={styles.lines}>
      <h3>{heading}</h3>
      {/* biome-ignore lint/a11y/noRedundantRoles: without bullets Safari takes a list for no list */}
      <ul role="list" className={isCards ? styles.cards : styles.list}>
        {shown.map((line) => (
          <li key={line.id}>
            {gone?.line === line ? (
              <GoneRow onUndo={() => undo(gone)} />
            ) : (
              <LineRow
                line={line}
                title={titles.get(line.from ?? '')}
                onChange={(text) => kept.change(line.id, text)}
                onBin={() => bin(line)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
