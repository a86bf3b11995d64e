import { useEffect, useRef } from 'react'
import { Provenance } from '#capabilities/composing/web/provenance.tsx'
import type { Composing } from '#capabilities/composing/web/use-composing.ts'
import type { Words as ComposingWords } from '#capabilities/composing/words/en.ts'
import { PictureBeside } from '#capabilities/look/web/picture-beside.tsx'
import type { Favourites } from '#capabilities/vault/web/use-favourites.ts'
import { languageTag } from '#kit/i18n/language.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { bringIntoSight } from '#kit/page/web/bring-into-sight.ts'
import { Button } from '#kit/ui/web/button.tsx'
import { ErrorState } from '#kit/ui/web/error-state.tsx'
import { feather, refresh, stop } from '#kit/ui/web/icons.ts'
import { useFetched } from '#kit/web/use-fetched.ts'
import { takeTitle } from '#knowledge/poetry/title-of-poem.ts'
import type { Words } from '../words/en.ts'
import { type Form, formName } from './poem-forms.ts'
import styles from './poems.module.css'
import { Spray } from './spray.tsx'

/** What can be done with a poem comes while it is being written. */
const fetchActions = () => import('./poem-actions.tsx')

interface PoemSheetProps {
  readonly composing: Composing<'poem'>
  readonly topic: string
  readonly kept: Favourites
}

/** The paper the poem is written on, from the first line to the last. */
export function PoemSheet({ composing, topic, kept }: PoemSheetProps) {
  const t = useWords<Words & ComposingWords>()
  const { status, text, language, source } = composing
  const sheet = useRef<HTMLElement>(null)
  const isDone = status === 'done'
  const actions = useFetched(fetchActions, isDone || status === 'writing')

  useEffect(() => {
    if (status === 'writing' || isDone) bringIntoSight(sheet.current)
    if (status === 'writing') void fetchVerse().catch(() => {})
  }, [status, isDone])

  return (
    <section ref={sheet} className={`beside ${styles.sheet}`} aria-label={t('express.poems.sheet')}>
      <Spray />
      <p role="status" className="visually-hidden">
        {status === 'writing' && t('common.composing.writing')}
        {isDone && t('express.poems.ready')}
      </p>
      {status === 'idle' && <p className={styles.waiting}>{t('express.poems.waiting')}</p>}
      {status === 'failed' ? (
        <Failure composing={composing} />
      ) : (
        text && <Poem text={text} lang={languageTag(language)} isNew />
      )}
      {status === 'writing' && <Waiting hasText={text !== ''} onStop={composing.stop} />}
      {isDone && <Measure composing={composing} />}
      {isDone && <Provenance composing={composing} onWriteHere={composing.writeHere} />}
      {isDone && (
        <>
          {source && actions.part && (
            <actions.part.PoemActions poem={{ text, language, source, topic }} kept={kept} />
          )}
          <div>
            <Button kind="quiet" icon={refresh} onClick={composing.again}>
              {t('common.composing.again')}
            </Button>
          </div>
        </>
      )}
      <PictureBeside of="express" />
    </section>
  )
}

/** How a poem is laid out comes with the first of them; where it cannot come, the words stand as they are. */
const fetchVerse = () => import('#kit/ui/web/verse.tsx')

interface PoemProps {
  readonly text: string
  readonly lang: string
  readonly isNew?: boolean
}

export function Poem({ text, lang, isNew = false }: PoemProps) {
  const { part, isFailed } = useFetched(fetchVerse)
  const { title, body } = takeTitle(text)
  if (part) return <part.Verse text={body} lang={lang} isNew={isNew} {...(title && { title })} />
  return (
    isFailed && (
      <p className={styles.plain} lang={lang}>
        {text}
      </p>
    )
  )
}

/** The form it is in, where it is in one; and where a service missed the one that was asked for, who keeps it. */
function Measure({ composing: { fields, language, writeHere } }: { composing: Composing<'poem'> }) {
  const t = useWords<Words & ComposingWords>()
  const nameOf = (form: string) => formName(form as Form, language, t)
  if (fields?.form)
    return (
      <p className={styles.measure}>{t('express.poems.inForm', { form: nameOf(fields.form) })}</p>
    )
  if (!fields?.missed) return null
  return (
    <div className={styles.failure}>
      <p>{t('express.poems.missed', { form: nameOf(fields.missed) })}</p>
      <Button kind="plain" icon={feather} onClick={writeHere}>
        {t('common.composing.here')}
      </Button>
    </div>
  )
}

function Waiting({ hasText, onStop }: { hasText: boolean; onStop: () => void }) {
  const t = useWords<ComposingWords>()
  return (
    <div className="cluster">
      {!hasText && <p className={styles.waiting}>{t('common.composing.writing')}</p>}
      <Button kind="quiet" icon={stop} onClick={onStop}>
        {t('common.composing.stop')}
      </Button>
    </div>
  )
}

function Failure({ composing }: { composing: Composing<'poem'> }) {
  const { t } = useLanguage()
  return (
    <div className={styles.failure}>
      <ErrorState
        message={
          <span lang={composing.text ? languageTag(composing.language) : undefined}>
            {composing.text || t('common.composing.failed')}
          </span>
        }
        retryLabel={t('common.tryAgain')}
        onRetry={composing.again}
      />
      <Button kind="plain" icon={feather} onClick={composing.writeHere}>
        {t('common.composing.here')}
      </Button>
    </div>
  )
}
