import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { chevronDown } from '#kit/ui/web/icons.ts'
import { useFetched } from '#kit/web/use-fetched.ts'
import type { Words } from '../words/en.ts'
import { LineShown } from './line-shown.tsx'
import styles from './lines.module.css'
import type { Talk } from './talk.ts'

/** Near enough to the end that the reader means to be there. */
const nearEnd = 80

/** What was said, the newest at the bottom. It is on the page from the beginning, or it stays unheard. */
export function Lines({ talk }: { talk: Talk }) {
  const t = useWords<Words>()
  const { language } = useLanguage()
  const { lines, phase, isTyping } = talk
  const { view, isAtEnd, goToEnd } = useStayAtEnd([lines, isTyping])
  const partner = talk.partner?.[language] ?? ''
  const isEmpty = lines.length === 0
  const { part: When } = useFetched(
    async () => (await import('#kit/ui/web/said-at.tsx')).SaidAt,
    !isEmpty,
  )
  return (
    <>
      <div className={styles.place} data-empty={isEmpty || undefined}>
        <div
          ref={view}
          role="log"
          aria-live="polite"
          aria-label={t('community.chat.log')}
          // What scrolls must be reachable by keys.
          tabIndex={isEmpty ? -1 : 0}
          className={styles.lines}
        >
          {lines.map((line) => (
            <LineShown
              key={line.id}
              line={line}
              partner={partner}
              isPractice={phase === 'practice'}
              isOver={phase === 'over'}
              When={When}
            />
          ))}
        </div>
        {!isAtEnd && (
          <div className={styles.newer}>
            <Button kind="quiet" icon={chevronDown} onClick={goToEnd}>
              {t('community.chat.newer')}
            </Button>
          </div>
        )}
      </div>
      <p className={styles.typing} role="status" data-off={isEmpty || undefined}>
        {isTyping && (
          <>
            <span className={styles.dots} aria-hidden="true" />
            {t(phase === 'practice' ? 'community.chat.typingPractice' : 'community.chat.typing', {
              name: partner,
            })}
          </>
        )}
      </p>
    </>
  )
}

/** Follows the talk, unless the reader has gone back to what was said before. */
function useStayAtEnd(news: readonly unknown[]) {
  const view = useRef<HTMLDivElement>(null)
  const follows = useRef(true)
  const [isAtEnd, setAtEnd] = useState(true)

  const goToEnd = useCallback(() => {
    const { current } = view
    if (current) current.scrollTop = current.scrollHeight
  }, [])

  useEffect(() => {
    const { current } = view
    if (!current) return
    let before = current.scrollTop
    const look = () => {
      const { scrollTop, scrollHeight, clientHeight } = current
      // Going up is the reader's own doing; a view that became smaller is not.
      if (scrollHeight - scrollTop - clientHeight < nearEnd) follows.current = true
      else if (scrollTop < before) follows.current = false
      before = scrollTop
      setAtEnd(follows.current)
    }
    // The keyboard of a phone takes half of the view, and the end has to stay in the other half.
    const resized = new ResizeObserver(() => follows.current && goToEnd())
    resized.observe(current)
    current.addEventListener('scroll', look, { passive: true })
    return () => {
      resized.disconnect()
      current.removeEventListener('scroll', look)
    }
  }, [goToEnd])

  useLayoutEffect(() => {
    if (follows.current) goToEnd()
    // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is new is a reason to look
  }, news)

  return { view, isAtEnd, goToEnd }
}
