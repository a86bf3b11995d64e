import { useEffect, useId, useRef, useState } from 'react'
import { useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import type { Words } from '../../words/en.ts'
import styles from './versions.module.css'

/** Two lines, and the rest on tap where there is more. */
export function FoldedText({ text }: { text: string }) {
  const t = useWords<Words>()
  const textId = useId()
  const shown = useRef<HTMLParagraphElement>(null)
  const [isOpen, open] = useState(false)
  const [isCut, setCut] = useState(false)

  // What fits depends on the glass, which turns.
  useEffect(() => {
    const element = shown.current
    if (!element || isOpen) return
    const follow = new ResizeObserver(() => setCut(element.scrollHeight > element.clientHeight))
    follow.observe(element)
    return () => follow.disconnect()
  }, [isOpen])

  return (
    <>
      <p ref={shown} id={textId} className={isOpen ? styles.text : styles.folded} dir="auto">
        {text}
      </p>
      {(isCut || isOpen) && (
        <div>
          <Button
            kind="plain"
            aria-expanded={isOpen}
            aria-controls={textId}
            onClick={() => open(!isOpen)}
          >
            {t(isOpen ? 'common.lock.versionLess' : 'common.lock.versionAll')}
          </Button>
        </div>
      )}
    </>
  )
}
