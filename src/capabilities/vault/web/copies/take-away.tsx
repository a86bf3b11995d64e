import { type FormEvent, useState } from 'react'
import { readHere } from '#capabilities/days/web/today.ts'
import { useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { download } from '#kit/ui/web/icons.ts'
import { useToast } from '#kit/ui/web/toast.tsx'
import { Toggle } from '#kit/ui/web/toggle.tsx'
import { useLock } from '../lock/lock.ts'
import { offerFile } from '../offer-file.ts'
import styles from './copies.module.css'
import { makeCopyText } from './copy-text.ts'
import { changeFileCopies } from './file-copies.ts'
import { isPhraseReady, NewPhrase } from './new-phrase.tsx'
import { Progress } from './progress.tsx'
import type { Words } from './words/en.ts'

type FileKind = 'plain' | 'sealed'

/** A file made now, for somebody who keeps it elsewhere. */
export function TakeAway({ onDone }: { onDone: () => void }) {
  const t = useWords<Words>()
  const toast = useToast()
  const { state } = useLock()
  const [chosen, choose] = useState<FileKind | null>(null)
  const kind = chosen ?? (state === 'open' ? 'sealed' : 'plain')
  const [phrase, setPhrase] = useState('')
  const [again, setAgain] = useState('')
  const [isPressed, press] = useState(false)
  const [part, setPart] = useState<number | null>(null)
  const [isFailed, setFailed] = useState(false)

  async function make(): Promise<string> {
    const text = await makeCopyText()
    const name = `voice-of-heart-${readHere().date}.json`
    if (kind === 'plain') {
      offerFile(name, 'application/json', text)
      return name
    }
    const { sealWithTyped } = await import('./seal-with-typed.ts')
    const sealed = await sealWithTyped(text, phrase, setPart)
    offerFile(`${name}.age`, 'application/octet-stream', sealed as Uint8Array<ArrayBuffer>)
    return `${name}.age`
  }

  async function save(event: FormEvent) {
    event.preventDefault()
    press(true)
    if (part !== null || (kind === 'sealed' && !isPhraseReady(phrase, again))) return
    setFailed(false)
    setPart(0)
    try {
      const name = await make()
      await changeFileCopies((now) => ({ ...now, last: Date.now() }))
      toast({ text: t('common.copies.saved', { name }) })
      onDone()
    } catch {
      setFailed(true)
    }
    setPart(null)
  }

  return (
    <form className={styles.form} onSubmit={save}>
      <Toggle
        legend={t('common.copies.kind')}
        hideLegend
        options={[
          { value: 'sealed', label: t('common.copies.sealed') },
          { value: 'plain', label: t('common.copies.plain') },
        ]}
        value={kind}
        onChange={choose}
      />
      <p>{t(`common.copies.${kind}Lead`)}</p>
      {kind === 'sealed' && (
        <NewPhrase
          phrase={phrase}
          onPhrase={setPhrase}
          again={again}
          onAgain={setAgain}
          isPressed={isPressed}
        />
      )}
      {part !== null && kind === 'sealed' && (
        <Progress label={t('common.copies.sealing')} part={part} />
      )}
      {isFailed && (
        <p role="alert" className={styles.problem}>
          {t('common.copies.notMade')}
        </p>
      )}
      <div>
        <Button type="submit" icon={download} busy={part !== null}>
          {t('common.copies.save')}
        </Button>
      </div>
    </form>
  )
}
