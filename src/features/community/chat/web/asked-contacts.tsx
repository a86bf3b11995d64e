import { type RefObject, useEffect, useRef } from 'react'
import { useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import type { Words } from '../words/en.ts'
import styles from './cards.module.css'
import { answerAsked } from './say.ts'
import type { Talk } from './talk.ts'

type Props = Pick<Talk, 'asked'> & { readonly field: RefObject<HTMLTextAreaElement | null> }

/** A number or a link is about to leave: the writer sees how it would look covered, and decides. */
export function AskedContacts({ asked, field }: Props) {
  const t = useWords<Words>()
  const title = useRef<HTMLHeadingElement>(null)
  const isAsked = asked !== null
  useEffect(() => {
    if (isAsked) title.current?.focus({ preventScroll: true })
  }, [isAsked])
  if (!asked) return null

  function answer(how: 'cover' | 'keep' | 'edit') {
    answerAsked(how)
    // The card goes, and with it the button that had the focus.
    requestAnimationFrame(() => field.current?.focus())
  }

  return (
    <div className={styles.card}>
      <h3 ref={title} tabIndex={-1} className={styles.title}>
        {t('community.chat.contacts.title')}
      </h3>
      <p>{t('community.chat.contacts.text')}</p>
      <blockquote dir="auto" className={styles.sample}>
        {asked.masked}
      </blockquote>
      <div className={styles.actions}>
        <Button onClick={() => answer('cover')}>{t('community.chat.contacts.cover')}</Button>
        <Button kind="quiet" onClick={() => answer('keep')}>
          {t('community.chat.contacts.keep')}
        </Button>
        <Button kind="plain" onClick={() => answer('edit')}>
          {t('community.chat.contacts.edit')}
        </Button>
      </div>
    </div>
  )
}
