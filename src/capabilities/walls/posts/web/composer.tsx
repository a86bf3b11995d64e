import { type FormEvent, type KeyboardEvent, useRef } from 'react'
import { useCare, useCareHeard } from '#capabilities/care/web/use-care.ts'
import { formatNumber } from '#kit/i18n/numbers.ts'
import { useLanguage } from '#kit/i18n/web/language.tsx'
import { checkText } from '#kit/text/check-text.ts'
import { countGraphemes, mostCodeUnits } from '#kit/text/count.ts'
import { toStoredText } from '#kit/text/normalise.ts'
import { Button } from '#kit/ui/web/button.tsx'
import { ScriptForm } from '#kit/ui/web/script-form.tsx'
import { TextArea } from '#kit/ui/web/text-area.tsx'
import { useToast } from '#kit/ui/web/toast.tsx'
import { type Wall, walls } from '../../walls.ts'
import { sayRefusal } from '../../web/say-refusal.ts'
import { type OwnWords, useWallWords } from '../../web/wall-words.ts'
import { CategoryChips } from './category-chips.tsx'
import styles from './composer.module.css'
import { ContactsFound, removeRanges } from './contacts-found.tsx'
import { useComposer } from './use-composer.ts'

interface Props {
  readonly wall: Wall
  readonly words: OwnWords
  /** The server found words of need in what was posted. */
  readonly showsCare: boolean
  /** Something stands in the outbox. */
  readonly onPost: () => void
}

/** One field, one button. What is written here is on the device at every letter. */
export function Composer({ wall, words, showsCare, onPost }: Props) {
  const t = useWallWords()
  const { language } = useLanguage()
  const toast = useToast()
  const field = useRef<HTMLTextAreaElement>(null)
  const { draft, write, refused, post } = useComposer(wall, field)
  useCare(draft.text)
  useCareHeard(showsCare)
  const checked = checkText(draft.text, walls[wall].longest)
  const problem = checked.ok ? undefined : checked.problem
  const limit = walls[wall].longest
  const used = countUsed(draft.text, limit)
  const finds = refused?.finds

  function submit(options?: { contactsKept: true }): void {
    if (!checked.ok || !post(checked.text, options)) return
    onPost()
    if (!navigator.onLine) toast({ text: t('keptHere') })
  }

  function takeOut(): void {
    write({ ...draft, text: removeRanges(draft.text, finds ?? []) })
    toast({ text: t('contacts.removed') })
    field.current?.focus()
  }

  return (
    <div className={styles.composer}>
      <ScriptForm
        className={styles.form}
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          submit()
        }}
      >
        <TextArea
          ref={field}
          label={words.label}
          placeholder={words.placeholder}
          rows={4}
          name="text"
          dir="auto"
          autoComplete="off"
          value={draft.text}
          onChange={(event) => write({ ...draft, text: event.target.value })}
          onKeyDown={(event: KeyboardEvent<HTMLTextAreaElement>) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
              event.currentTarget.form?.requestSubmit()
          }}
          counter={{
            used,
            limit,
            text: t('counter', {
              used: formatNumber(used, language),
              limit: formatNumber(limit, language),
            }),
            remainingText:
              used > limit ? t('over', { n: used - limit }) : t('left', { n: limit - used }),
          }}
          missing={
            problem === 'blank' ? t('blank') : used > limit && t('shorten', { n: used - limit })
          }
          error={
            problem === 'forbidden'
              ? t('forbidden')
              : problem === 'too_long' && used <= limit
                ? t('tooManyMarks')
                : refused && !finds && sayRefusal(refused, t)
          }
        />
        {walls[wall].sorted && (
          <CategoryChips
            value={draft.category}
            onChoose={(category) => write({ ...draft, category })}
          />
        )}
        <noscript>
          <p className={styles.quiet}>{t('noScript')}</p>
        </noscript>
        {finds ? (
          <ContactsFound
            text={draft.text}
            finds={finds}
            onRemove={takeOut}
            onKeep={() => submit({ contactsKept: true })}
          />
        ) : (
          <div>
            <Button type="submit">{t('post')}</Button>
          </div>
        )}
      </ScriptForm>
    </div>
  )
}

/** As the server will count it. A pasted novel need not be counted letter by letter. */
function countUsed(typed: string, limit: number): number {
  if (typed.length > mostCodeUnits(limit)) return typed.length
  return countGraphemes(toStoredText(typed).trim())
}
